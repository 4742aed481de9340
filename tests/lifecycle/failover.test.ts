import { expect, it } from 'vitest';
import { isInstalled } from './balancers';
import { startProcess } from './helpers';

const PROGRAMS = ['patroni', 'etcd', 'haproxy', 'nginx', '/usr/lib/postgresql/15/bin/postgres'];

it.skipIf(!PROGRAMS.every(isInstalled))(
  'the death of the primary under load loses no acknowledged write, and the site goes on (skipped unless Patroni, etcd, HAProxy and nginx are installed)',
  { timeout: 400_000 },
  async () => {
    const trial = startProcess(process.execPath, ['--import', 'tsx', 'scripts/failover.ts']);
    const code = await trial.exited;
    expect(trial.output()).toContain('lost: 0');
    expect(trial.output()).toContain('The site was not restarted.');
    expect(code).toBe(0);
  },
);
