import { parseAst } from 'vite';
import type { Feature } from './features.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface FunctionDeclaration extends Node {
  readonly id: { readonly name: string };
  readonly body: Node;
}

interface SwitchCase extends Node {
  readonly test: { readonly value?: unknown } | null;
  readonly consequent: readonly Node[];
}

interface SwitchStatement extends Node {
  readonly discriminant: Node;
  readonly cases: readonly SwitchCase[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return;
  if ('type' in value && 'start' in value) yield value as Node;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

const isFunction = (node: Node): node is FunctionDeclaration => node.type === 'FunctionDeclaration';
const isSwitch = (node: Node): node is SwitchStatement => node.type === 'SwitchStatement';
const leaves = /^(Break|Return|Throw|Continue)Statement$/;

/** Whether the previous case falls through into this one. */
const fallsInto = (before: SwitchCase | undefined): boolean =>
  before !== undefined && !leaves.test(before.consequent.at(-1)?.type ?? '');

/**
 * The cases of a `switch (….tag)` for node types that are never created; a case that another falls through into
 * stays.
 */
function casesOf(node: SwitchStatement, code: string, tags: ReadonlySet<unknown>): Edit[] {
  if (!code.slice(node.discriminant.start, node.discriminant.end).endsWith('.tag')) return [];
  return node.cases
    .filter(
      ({ test, consequent }, at) =>
        tags.has(test?.value) && (consequent.length === 0 || !fallsInto(node.cases[at - 1])),
    )
    .map(({ start, end }) => ({ start, end, text: '' }));
}

function editsOf(node: Node, code: string, features: readonly Feature[]): Edit[] {
  if (isSwitch(node)) return casesOf(node, code, new Set(features.flatMap(({ tags = [] }) => tags)));
  if (isFunction(node)) {
    const body = features
      .map(({ functions }) => functions[node.id.name])
      .find((known) => known !== undefined);
    return body === undefined ? [] : [{ start: node.body.start, end: node.body.end, text: `{${body}}` }];
  }
  if (node.type !== 'ExpressionStatement') return [];
  const method = /^(\w+)\.prototype\.\w+ = /.exec(code.slice(node.start, node.end))?.[1];
  const known = method !== undefined && features.some(({ functions }) => functions[method] !== undefined);
  return known ? [{ start: node.start, end: node.end, text: '' }] : [];
}

/**
 * The code of a file without the features: their functions are emptied, methods and cases for their node types are
 * removed. What only those led to becomes unused, and the bundler drops it.
 */
export function withoutFeatures(code: string, features: readonly Feature[]): string {
  if (features.length === 0) return code;
  const edits = [...nodesOf(parseAst(code))].flatMap((node) => editsOf(node, code, features));
  let rest = code;
  let from = code.length;
  for (const { start, end, text } of edits.sort((a, b) => b.end - a.end)) {
    if (end > from) continue;
    rest = rest.slice(0, start) + text + rest.slice(end);
    from = start;
  }
  return rest;
}
