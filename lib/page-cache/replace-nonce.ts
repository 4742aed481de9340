import { hashSource } from '@/lib/content-security-policy';

/**
 * Replaces the nonce of a rendering by the hashes of the scripts that have it, so that a page that many visitors get
 * contains no nonce. Next adds the script by which the bundler's runtime starts only after the policy is set, so its text
 * is known only here. Text that was injected into the page cannot get a hash, because it cannot know the nonce.
 * @param policy the Content-Security-Policy of the page
 */
export function replaceNonce(policy: string, html: string): { policy: string; html: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return { policy, html };
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    // Blocks of JSON are not executed, and scripts of this site are allowed by 'self'.
    const isExecuted = text !== '' && !attributes.includes('type="application/');
    if (isExecuted && attributes.includes(`nonce="${nonce}"`)) hashes.add(hashSource(text));
  }
  return {
    policy: policy.replace(` 'nonce-${nonce}'`, [...hashes].map((hash) => ` ${hash}`).join('')),
    html: html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''),
  };
}
