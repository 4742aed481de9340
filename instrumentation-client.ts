import { startTransition } from 'react';
import client from 'react-dom/client';

const { hydrateRoot } = client;

/**
 * Makes React attach itself to the server's document in slices of a few milliseconds, between which the browser answers
 * the user. In the pages router Next calls `hydrateRoot` outside a transition, which is one long task for the whole page
 * (docs/decisions/0156). Next loads this file before it calls `hydrateRoot`.
 */
Object.assign(client, {
  hydrateRoot(...options: Parameters<typeof hydrateRoot>) {
    let root: ReturnType<typeof hydrateRoot> | undefined;
    startTransition(() => {
      root = hydrateRoot(...options);
    });
    return root;
  },
});
