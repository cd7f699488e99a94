import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configKeys, loadConfig } from '../apps/server/src/config/config.ts';
import { bodyLimits } from '../apps/server/src/platform/limits/limits.ts';
import memory from './setup/memory.json' with { type: 'json' };

// Neither image nor chart is built where tests run: what can go stale in them is held against the program itself.
const folder = join(import.meta.dirname, '../deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const templates = readdirSync(join(folder, 'helm/promenade/templates')).map(
  (name) => `helm/promenade/templates/${name}`,
);
const files = ['compose.yaml', 'helm/promenade/values.yaml', 'helm/promenade/Chart.yaml', ...templates];

const known = new Set(configKeys.map(({ key }) => key));
// Other programs' own.
const foreign = new Set([
  'MALLOC_ARENA_MAX',
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
]);

/** Names in capitals that are given a value. */
function keysGiven(text: string): string[] {
  const inYaml = [...text.matchAll(/^\s*(?:- name: )?([A-Z][A-Z_]{3,})(?::|$)/gm)];
  const inImage = [...text.matchAll(/(?:^ENV |\s)([A-Z][A-Z_]{3,})=/gm)];
  return [...inYaml, ...inImage].map(([, key]) => key as string).filter((key) => !foreign.has(key));
}

/** Whether lines are YAML as far as its layout goes: no tab, steps of two, a list or a key on each line. */
function layoutFaults(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  return lines.filter((line) => {
    const indent = line.search(/\S/);
    return (
      line.includes('\t') || indent % 2 === 1 || !/^\s*(?:- )?[\w.$&{"/-][^:]*:(?:\s|$)|^\s*- \S/.test(line)
    );
  });
}

describe('what deploys the market', () => {
  test.each(files)('%s is laid out as YAML', (name) => {
    expect(layoutFaults(read(name))).toEqual([]);
  });

  test.each([...files, 'Dockerfile'])('%s sets no key that the server does not know', (name) => {
    expect(keysGiven(read(name)).filter((key) => !known.has(key))).toEqual([]);
  });

  test('the values of compose are such as the server takes', () => {
    const given = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): "?([^"\n]*)"?$/gm)];
    const env = Object.fromEntries(given.map(([, key, value]) => [key, value]));
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD, ...ours } = env;
    const config = loadConfig({ ...ours, PUBLIC_URL: 'https://market.example' });
    expect(config.scale).toMatchObject({ stopGraceMs: 10_000, trustedProxies: ['uniquelocal'] });
    const connections = 3 * config.scale.database.pool;
    expect(connections).toBeLessThan(Number(/max_connections=(\d+)/.exec(read('compose.yaml'))?.[1]));
  });

  test('every value of the chart is used, and none is missing', () => {
    const used = new Set(
      templates.flatMap((name) => [...read(name).matchAll(/\.Values\.([\w.]+)/g)].map(([, path]) => path)),
    );
    const values: string[] = [];
    let parent = '';
    for (const line of read('helm/promenade/values.yaml').split('\n')) {
      const top = /^(\w+):\s*(\S?)/.exec(line);
      if (top) [parent] = [top[1] as string];
      if (top?.[2]) values.push(parent);
      const below = /^ {2}(\w+):/.exec(line);
      if (below) values.push(`${parent}.${below[1]}`);
    }
    const whole = (path: string): string => (path.startsWith('resources.') ? 'resources' : path);
    expect([...new Set(values.map(whole))].sort()).toEqual([...used].sort());
  });

  // An empty one is a class of that name to Kubernetes: the volume is never made, and the ingress is refused.
  test("a class that nobody has named is the cluster's own", () => {
    const values = read('helm/promenade/values.yaml');
    for (const key of ['storageClassName', 'className'])
      expect(values).toMatch(new RegExp(`^  ${key}: null$`, 'm'));
  });

  // Kubernetes' "restricted" standard for pods; a cluster that asks for it started neither servers nor the migration.
  test.each(['market', 'migrate'])('the pod of %s may do no more than it needs, and says so', (name) => {
    const text = read(`helm/promenade/templates/${name}.yaml`);
    for (const line of [
      'runAsNonRoot: true',
      'type: RuntimeDefault',
      'allowPrivilegeEscalation: false',
      'drop: ["ALL"]',
      'automountServiceAccountToken: false',
      'resources: {{ toJson .Values.resources }}',
    ])
      expect(text).toContain(line);
  });

  test('programs and paths that it names are there', () => {
    const all = [...files, 'Dockerfile'].map(read).join('\n');
    for (const [path] of all.matchAll(/apps\/server\/src\/[\w.-]+/g))
      expect(() => readFileSync(join(folder, '..', path))).not.toThrow();
    const health = readFileSync(join(folder, '../apps/server/src/platform/http/health.ts'), 'utf8');
    for (const [path] of all.matchAll(/\/health\/\w+/g)) expect(health).toContain(`'${path}'`);
  });

  test('the image is as sparing of memory as npm start', () => {
    const [, command = '[]'] = /^CMD (.*)$/m.exec(read('Dockerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...memory.flags, 'apps/server/build/main.js']);
    for (const [key, value] of Object.entries(memory.environment))
      expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${key}=${value}\\b`, 'm'));
  });

  test('what runs for good is started again with its machine', () => {
    const services = read('compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1);
    const lasting = services.filter((text) => / image:| build:/.test(text) && !text.startsWith('migrate:'));
    expect(lasting.length).toBe(3);
    for (const service of lasting) expect(service).toContain('restart: unless-stopped');
  });

  test('an ingress takes the largest form that the market takes', () => {
    const [, most = ''] = /proxy-body-size: (\d+)m$/m.exec(read('helm/promenade/values.yaml')) ?? [];
    expect(Number(most) * 1024 * 1024).toBe(Math.max(...Object.values(bodyLimits).map(Number)));
  });

  test('shoppers behind a proxy that ends TLS keep their addresses: the balancer gave all of them the proxy’s', () => {
    // Both believe the same networks: the balancer what is in front of it, the market the balancer.
    expect(read('Caddyfile')).toMatch(/^\t{2}trusted_proxies private_ranges$/m);
    expect(read('compose.yaml')).toMatch(/^ {6}TRUSTED_PROXIES: uniquelocal$/m);
  });

  test('an orchestrator waits longer than a server takes to stop', () => {
    expect(read('helm/promenade/templates/market.yaml')).toContain('{{ add .Values.stopGraceSeconds 30 }}');
    const [, grace = ''] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
    // The grace itself, 15 s for the longest request, and some for jobs.
    expect(Number(grace)).toBeGreaterThanOrEqual(10 + 15 + 10);
  });
});
