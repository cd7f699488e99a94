import { parseSync } from 'oxc-parser';

/** Operators and their replacements: boundaries, signs and negated conditions. */
const BINARY = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods and their replacements; an empty text removes the call. */
const METHODS = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  filter: '',
  slice: '',
  sort: '',
  toSorted: '',
  trim: '',
  has: undefined,
};

const isEmptyArrow = ({ type, body }) => type === 'ArrowFunctionExpression' && body.type !== 'BlockStatement';

/** Changes at one node of the tree: [start, end, replacement]. `text` is the whole source. */
const CHANGES = {
  BinaryExpression: operatorChanges,
  LogicalExpression: operatorChanges,
  AssignmentExpression: operatorChanges,
  ConditionalExpression: ({ test }) => conditionChanges(test),
  IfStatement: ({ test }) => conditionChanges(test),
  WhileStatement: ({ test }) => [[test.start, test.end, 'false']],
  ForStatement: ({ test }) => (test ? [[test.start, test.end, 'false']] : []),
  UnaryExpression: ({ operator, start, argument }) =>
    operator === '!' || operator === '-' ? [[start, argument.start, operator === '-' ? '+' : '']] : [],
  UpdateExpression: ({ operator, start, end }, text) => {
    const other = operator === '++' ? '--' : '++';
    return [[start, end, text.slice(start, end).replace(operator, other)]];
  },
  Literal: ({ value, start, end }) => {
    if (typeof value === 'boolean') return [[start, end, String(!value)]];
    return typeof value === 'string' ? [[start, end, value === '' ? "'mutant'" : "''"]] : [];
  },
  TemplateLiteral: ({ start, end }) => [[start, end, "''"]],
  ArrayExpression: ({ elements, start, end }) => (elements.length > 0 ? [[start, end, '[]']] : []),
  ObjectExpression: ({ properties, start, end }) => (properties.length > 0 ? [[start, end, '{}']] : []),
  FunctionDeclaration: ({ body }) => (body ? [[body.start, body.end, '{}']] : []),
  ArrowFunctionExpression: (node) =>
    isEmptyArrow(node)
      ? [[node.body.start, node.body.end, '(undefined)']]
      : [[node.body.start, node.body.end, '{}']],
  CallExpression: methodChanges,
  MemberExpression: ({ optional, object, property }, text) =>
    optional ? [[object.end, property.start, text.slice(object.end, property.start).replace('?.', '.')]] : [],
};

function operatorChanges({ operator, left, right }, text) {
  const between = text.slice(left.end, right.start);
  return (BINARY[operator] ?? []).map((other) => [left.end, right.start, between.replace(operator, other)]);
}

function conditionChanges(test) {
  return [
    [test.start, test.end, 'true'],
    [test.start, test.end, 'false'],
  ];
}

function methodChanges({ callee, end }) {
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { object, property } = callee;
  const other = METHODS[property.name];
  if (other === undefined) return [];
  return other === '' ? [[object.end, end, '']] : [[property.start, property.end, other]];
}

/** Types do not exist at run time; error messages are for whoever reads the log; imports name files. */
const SKIPPED = /^(TS|Import|ExportAll|ThrowStatement)/;
const KEPT = /^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/;

function* nodesBelow(node, parent) {
  if (SKIPPED.test(node.type) && !KEPT.test(node.type)) return;
  // The name of a property is no value, and a bigint has only a sign.
  const isKey = parent?.type === 'Property' && parent.key === node;
  if (!isKey) yield node;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'parent' || key === 'typeAnnotation' || key === 'returnType') continue;
    const children = Array.isArray(child) ? child : [child];
    for (const one of children) if (typeof one?.type === 'string') yield* nodesBelow(one, node);
  }
}

/** Every small change of a source file, each with its line. */
export function mutantsOf(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const mutants = [];
  const seen = new Set();
  for (const node of nodesBelow(program)) {
    for (const [start, end, replacement] of CHANGES[node.type]?.(node, text) ?? []) {
      const source = text.slice(0, start) + replacement + text.slice(end);
      if (seen.has(source) || source === text) continue;
      seen.add(source);
      const line = text.slice(0, start).split('\n').length;
      mutants.push({ file, line, from: text.slice(start, end), to: replacement, source });
    }
  }
  return mutants;
}
