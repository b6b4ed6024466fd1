import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type MessageTree, NAMESPACES } from '~/i18n/namespaces';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every text of a tree by its dotted key. */
export function textsOf(tree: MessageTree, above = ''): Array<[key: string, text: string]> {
  return Object.entries(tree).flatMap(([name, value]): Array<[string, string]> =>
    typeof value === 'string' ? [[above + name, value]] : textsOf(value, `${above}${name}.`));
}

/** A key without its plural form, as sources use it. */
export function baseOf(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

export interface Use {
  file: string;
  /** The namespaces of a key without prefix. */
  namespaces: string[];
  /** The key, with `*` in place of expressions. */
  key: string;
}

/** Every key that sources pass to a translator. */
export function usesOfMessages(): Use[] {
  return sources().flatMap((file) => usesIn(file, readFileSync(ROOT + file, 'utf8')));
}

export function usesIn(file: string, text: string): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const namespaces = new Set<string>();
  const keys = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calleeOf(node);
      const [first] = node.arguments;
      if (name === 'useTranslation') for (const found of first ? literals(first) : ['common']) namespaces.add(found);
      if (name === 't' && first) for (const found of literals(first)) keys.add(found);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) for (const key of literals(node)) if (isPrefixed(key)) keys.add(key);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...keys].map((key) => ({ file, namespaces: [...namespaces], key }));
}

/** Files of `app` with code. */
function sources(): string[] {
  return readdirSync(`${ROOT}app`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `app/${file}`);
}

function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The possible texts of an expression: literals, both branches of a conditional, templates with `*` in place of expressions. */
function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literals);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literals(node.expression);
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
}

function isPrefixed(text: string): boolean {
  return NAMESPACES.some((name) => text.startsWith(`${name}:`)) && /^\w+:[\w.*]+$/.test(text);
}
