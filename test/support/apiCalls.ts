// Reads from the source which calls src/api makes: method, path, the schema that parses the answer, and whether keys are kept.
import ts from 'typescript';
import { readModules } from './moduleGraph';

export interface ApiCall {
  /** Method and path, with `{}` for each parameter of the path. */
  line: string;
  /** The schema's name in src/wire: 'subscription', 'ignored'. */
  schema: string;
  keepsKeys: boolean;
}

/** The positions of each function's arguments. `ask` always sends a POST; `waitForStatus` always uses the same schema. */
const CALLEES: Readonly<Record<string, { method?: string; path: number; schema: number | string }>> = {
  get: { method: 'GET', path: 0, schema: 1 },
  ask: { method: 'POST', path: 0, schema: 1 },
  send: { path: 1, schema: 2 },
  waitForStatus: { method: 'POST', path: 1, schema: 'stackStatus' },
};

/** Returns the calls in src/api. One whose path is a parameter of its function is read where that function is called. */
export function apiCalls(root: string): ApiCall[] {
  const files = readModules(root, ['src/api']).filter(
    ({ file }) => !file.endsWith('.test.ts') && file !== 'src/api/client/http.ts',
  );
  const sources = files.map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  const everywhere = new Map(sources.flatMap((source) => [...addressesIn(source)]));
  return sources.flatMap((source) => {
    const imported = importedNames(source);
    const addresses = new Map([
      ...[...everywhere].filter(([name]) => imported.has(name)),
      ...addressesIn(source),
    ]);
    return nodesOf(source).flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
      const callee = CALLEES[node.expression.text];
      const address = callee && addressOf(node.arguments[callee.path], addresses);
      if (!callee || address === undefined) return [];
      const method = callee.method ?? textOf(node.arguments[0]).toUpperCase();
      const read = typeof callee.schema === 'string' ? callee.schema : textOf(node.arguments[callee.schema]);
      const last = node.arguments.at(-1);
      const keepsKeys =
        last !== undefined &&
        ts.isObjectLiteralExpression(last) &&
        last.properties.some(({ name }) => name !== undefined && textOf(name) === 'keep');
      return [{ line: `${method} ${address}`, schema: imported.get(read) ?? read, keepsKeys }];
    });
  });
}

function nodesOf(source: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const textOf = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '';

/** Returns the path of at`…`, of a string, or of a name in `addresses`. */
function addressOf(node: ts.Node | undefined, addresses: ReadonlyMap<string, string>): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    return template.head.text + template.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (ts.isCallExpression(node)) return addresses.get(textOf(node.expression));
  return ts.isIdentifier(node) ? addresses.get(node.text) : undefined;
}

/** Returns the paths that constants, and functions of an id, make with `at`, by their names. */
function addressesIn(source: ts.SourceFile): Map<string, string> {
  return new Map(
    nodesOf(source).flatMap((node): [string, string][] => {
      if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
      const value = ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer;
      const address = ts.isTaggedTemplateExpression(value) ? addressOf(value, new Map()) : undefined;
      return address === undefined ? [] : [[textOf(node.name), address]];
    }),
  );
}

/** Returns the original name of each imported name. */
function importedNames(source: ts.SourceFile): Map<string, string> {
  return new Map(
    nodesOf(source).flatMap((node): [string, string][] =>
      ts.isImportSpecifier(node) ? [[node.name.text, textOf(node.propertyName ?? node.name)]] : [],
    ),
  );
}
