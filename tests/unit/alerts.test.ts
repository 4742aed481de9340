import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createPrometheusMetrics } from '@/gateway/metrics';
import { isInstalled } from '../lifecycle/balancers';
import { failureOutputOf } from '../setup/failure-output';

// The alarms of deploy/prometheus/.

const FOLDER = 'deploy/prometheus';
const read = (file: string) => readFileSync(file, 'utf8');

interface Rule {
  alert: string;
  expr: string;
}

const { groups } = parse(read(`${FOLDER}/alerts.yml`)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const promtool = (...args: string[]) => failureOutputOf('promtool', args, FOLDER);

describe('alarms', () => {
  it('have a section in the runbook each, and there is no other', () => {
    const names = rules.map(({ alert }) => alert);
    const sections = [...read('docs/runbook.md').matchAll(/^## (\S+)$/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(sections.map(([, name]) => name)).toEqual(names);
  });

  it('ask only for metrics that a process or the backup script has', async () => {
    const text = await createPrometheusMetrics(
      () => ({ hits: 0, misses: 0, bytes: 0, entries: 0 }),
      async () => ({ pools: {}, database: null }),
    ).read();
    const [, ofBackups = ''] = /printf '(\w+) %s/.exec(read('deploy/backup/backup.sh')) ?? [];
    const known = new Set([
      'up',
      ofBackups,
      ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
    ]);
    const asked = rules.flatMap(({ expr }) => [
      ...expr.matchAll(/\b(?:up|(?:http|kaikei|nodejs|process)_\w+)\b/g),
    ]);
    expect(asked.length).toBeGreaterThanOrEqual(rules.length);
    const names = asked.map(([name]) => name.replace(/(?<=_seconds)_(?:count|bucket)$/, ''));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.skipIf(!isInstalled('promtool'))(
    'are valid for Prometheus (skipped unless promtool is installed)',
    () => {
      expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toBe('');
      expect(promtool('check', 'rules', 'alerts.yml')).toBe('');
    },
  );
});
