import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Returns the reply to a command. The recipient nobody@… is the only one that is rejected. */
function replyTo(line: string): string {
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return /^RCPT TO:<nobody@/i.test(line) ? '550 5.1.1 <nobody@example.com> unknown' : '250 ok';
}

/** A minimal SMTP server that accepts mails and adds them to `received`. */
function createSmtpServer(received: string[]): Server {
  const serveClient = (socket: Socket) => {
    let data: string | null = null;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data === null) {
        const reply = replyTo(chunk.toString());
        if (reply.startsWith('354')) data = '';
        socket.write(`${reply}\r\n`);
        return;
      }
      data += chunk.toString();
      if (!data.endsWith('\r\n.\r\n')) return;
      received.push(data);
      data = null;
      socket.write('250 accepted\r\n');
    });
  };
  return createServer(serveClient);
}

/** Starts an SMTP server. Its `listen` starts it again on the same port after `close`. */
export async function startSmtpServer(atPort = 0) {
  const received: string[] = [];
  const server = createSmtpServer(received);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(atPort);
  const { port } = server.address() as AddressInfo;
  return {
    /** The mails with their headers. */
    received,
    url: `smtp://127.0.0.1:${port}`,
    listen: () => listen(port),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
