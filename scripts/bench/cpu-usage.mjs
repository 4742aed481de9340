/** Loaded into a server with --import: answers the message `cpu` of the parent process with the CPU time that it has used. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
// The channel alone does not keep the process running.
process.channel?.unref();
