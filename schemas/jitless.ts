import * as z from 'zod';

// zod tries whether it may compile code with `Function`, which the Content-Security-Policy forbids and reports. Every
// schema file imports this one first, because zod decides when a schema is created. On the server nothing forbids it,
// and compiled schemas are faster.
if (typeof window !== 'undefined') z.config({ jitless: true });
