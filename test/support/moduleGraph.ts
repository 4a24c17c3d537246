// Reads the repository's modules and what each of them imports, for the architecture test.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** As it is written: './at', 'react'. */
  specifier: string;
  /** The imported file, relative to the project's root; undefined for a package or a missing file. */
  file: string | undefined;
  isType: boolean;
  isDynamic: boolean;
}

export interface Module {
  /** The path relative to the project's root: 'src/api/client/http.ts'. */
  file: string;
  imports: Import[];
  text: string;
}

/** Returns every module in these folders of the project's root. */
export function readModules(root: string, folders: readonly string[]): Module[] {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(?:tsx?|m?js)$/.test(name)),
  );
  const known = new Set(files);
  return files.sort().map((file) => readModule(file, readFileSync(`${root}/${file}`, 'utf8'), known));
}

/** Returns the module with this path and text. `known` are the files that exist. */
export function readModule(file: string, text: string, known: ReadonlySet<string>): Module {
  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean, isDynamic: boolean) =>
    imports.push({ specifier, isType, isDynamic, file: resolve(file, specifier, known) });

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      add(node.moduleSpecifier.text, isType, false);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add((node.moduleSpecifier as ts.StringLiteral).text, node.isTypeOnly, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [wanted] = node.arguments;
      if (wanted && ts.isStringLiteralLike(wanted)) add(wanted.text, false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add((node.argument.literal as ts.StringLiteral).text, true, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return { file, imports, text };
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  // Without the query: './md5.worker?worker&url' imports a worker's address from the bundler.
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate));
}
