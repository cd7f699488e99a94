import { expect, test } from 'vitest';
import { nameClasses } from './class-names.ts';

const sheet = (path: string, classes: readonly string[]) => ({
  path,
  text: classes.map((name) => `.${name} { color: red; }`).join('\n'),
});
const many = Array.from({ length: 3_000 }, (_one, index) => `class-${index}`);

test('no two classes of all sheets have one name, and hardly one is longer than four letters', () => {
  const sheets = [sheet('a.module.css', many), sheet('b.module.css', many)];
  const nameOf = nameClasses(sheets);
  const names = sheets.flatMap(({ path }) => many.map((name) => nameOf(name, path)));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 4).length).toBeLessThan(names.length / 20);
  for (const name of names) expect(name).toMatch(/^_[\w-]{3,}$/);
});

test('a class keeps its name while others come and go, in whatever order the sheets are found', () => {
  const few = many.slice(0, 40);
  const before = nameClasses([sheet('a.module.css', few)]);
  const after = nameClasses([sheet('z.module.css', ['new']), sheet('a.module.css', ['newer', ...few])]);
  for (const name of few) expect(after(name, 'a.module.css')).toBe(before(name, 'a.module.css'));
});

test('what is nested, movements too, has a name; a number has none, and what is not there is told', () => {
  const text =
    '.card { &.open:hover .part-of_it { margin: .5rem; } } @keyframes turn-round { to { opacity: 0; } }';
  const nameOf = nameClasses([{ path: 'a.module.css', text }]);
  const names = ['card', 'open', 'part-of_it', 'turn-round'].map((name) => nameOf(name, 'a.module.css'));
  expect(new Set(names).size).toBe(4);
  expect(() => nameOf('5rem', 'a.module.css')).toThrow('a.module.css has no class or movement called 5rem');
});
