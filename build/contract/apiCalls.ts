// Reads from the source what src/api makes of each call: the schema that reads the answer, whether its keys are kept, and whether
// the call only asks. So neither is written down in the list of calls again.
import ts from 'typescript';

/** What src/api says of a call. */
export interface ApiCall {
  /** Method and path, with `{}` for each value of the path: 'GET /instance/{}/users'. */
  line: string;
  /** The schema's name in src/wire: 'subscription', 'ignored'. */
  schema: string;
  /** The answer's keys are read as they come (docs/product/vendor-api.md#conversion). */
  keepsKeys: boolean;
  /** A GET, or a POST that changes nothing. */
  isQuestion: boolean;
}

/** The positions of each function's arguments. `waitForStatus` always uses the same schema. */
const CALLEES: Readonly<Record<string, { method?: string; path: number; schema: number | string }>> = {
  get: { method: 'GET', path: 0, schema: 1 },
  ask: { method: 'POST', path: 0, schema: 1 },
  send: { path: 1, schema: 2 },
  waitForStatus: { method: 'POST', path: 1, schema: 'stackStatus' },
};

const sources = import.meta.glob<string>(['../../src/api/**/*.ts', '!**/*.test.ts', '!**/client/http.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every call in src/api, once for each place that makes it. */
export const apiCalls: readonly ApiCall[] = Object.entries(sources).flatMap(([file, text]) =>
  callsIn(nodesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))),
);

function callsIn(nodes: readonly ts.Node[]): ApiCall[] {
  const imported = new Map(
    nodes
      .filter(ts.isImportSpecifier)
      .map(({ name, propertyName }) => [name.text, textOf(propertyName ?? name)]),
  );
  // Paths that constants, and functions of an id, make with `at`, by their names.
  const paths = new Map<string, string>();
  for (const { name, initializer } of nodes.filter(ts.isVariableDeclaration)) {
    const value = initializer && ts.isArrowFunction(initializer) ? initializer.body : initializer;
    if (value && ts.isTaggedTemplateExpression(value)) paths.set(textOf(name), patternOf(value.template));
  }
  const pathOf = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteral(node)) return node.text;
    if (node && ts.isTaggedTemplateExpression(node)) return patternOf(node.template);
    return paths.get(textOf(node && ts.isCallExpression(node) ? node.expression : node));
  };
  return nodes.filter(ts.isCallExpression).flatMap(({ expression, arguments: given }) => {
    const name = textOf(expression);
    const callee = CALLEES[name];
    const path = callee && pathOf(given[callee.path]);
    if (!callee || path === undefined) return [];
    const method = callee.method ?? textOf(given[0]).toUpperCase();
    const schema = typeof callee.schema === 'string' ? callee.schema : textOf(given[callee.schema]);
    const last = given.at(-1);
    const options = last && ts.isObjectLiteralExpression(last) ? last.properties : [];
    return [
      {
        line: `${method} ${path}`,
        schema: imported.get(schema) ?? schema,
        keepsKeys: options.some((option) => textOf(option.name) === 'keep'),
        isQuestion: name !== 'send',
      },
    ];
  });
}

function nodesOf(node: ts.Node): ts.Node[] {
  const found = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
}

function textOf(node: ts.Node | undefined): string {
  return node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '';
}

function patternOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}
