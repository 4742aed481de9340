import { createServer, type Server, type Socket } from 'node:net';

/** Returns the reply to a command. The recipient nobody@… is the only one that is rejected. */
function replyTo(line: string): string {
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return /^RCPT TO:<nobody@/i.test(line) ? '550 5.1.1 <nobody@example.com> unknown' : '250 ok';
}

/** A minimal SMTP server that accepts mails and adds them to `received`. */
export function smtpServer(received: string[]): Server {
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
