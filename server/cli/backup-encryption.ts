import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { CliError } from './command-context';
import { writeNewFile } from './new-file';

/** The first bytes of a file in the age format (https://age-encryption.org/v1), which the program `age` reads too. */
const AGE_HEADER = 'age-encryption.org/v1';

const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);

/** Encrypts a stream for recipients (`age1…`). Throws a CliError for anything else. */
export async function encrypt(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new CliError(`暗号化の宛先（age1…）ではありません：${recipient}`);
    }
  }
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

async function isEncrypted(file: string): Promise<boolean> {
  const head: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: AGE_HEADER.length - 1 })) head.push(chunk);
  return Buffer.concat(head).toString() === AGE_HEADER;
}

/**
 * Opens a file, and decrypts it when it is encrypted.
 * @param identity the file with the private keys, one on each line, as `age-keygen` writes it
 * @throws CliError when the file is encrypted and no key is given, or none of the keys fits
 */
export async function openMaybeEncrypted(file: string, identity: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!identity)
    throw new CliError('暗号化されたバックアップです。鍵のファイルを --identity で指定してください。');
  const decrypter = new Decrypter();
  const lines = (await readFile(identity, 'utf8')).split('\n').map((line) => line.trim());
  try {
    for (const key of lines.filter((line) => line && !line.startsWith('#'))) decrypter.addIdentity(key);
  } catch {
    throw new CliError(`鍵のファイルではありません：${identity}`);
  }
  const source = createReadStream(file);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch {
    source.destroy();
    throw new CliError('この鍵ではバックアップを開けません。');
  }
}

/**
 * Writes a new private key into a new file.
 * @returns the recipient (`age1…`) that belongs to it
 */
export async function createKey(file: string): Promise<string> {
  const key = await generateIdentity();
  const recipient = await identityToRecipient(key);
  await writeNewFile(file, [Readable.from([`# public key: ${recipient}\n${key}\n`])]);
  return recipient;
}
