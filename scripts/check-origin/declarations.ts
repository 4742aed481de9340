import { existsSync, readFileSync } from 'node:fs';
import * as account from '@/schemas/account-fields';
import * as address from '@/schemas/address-fields';
import * as application from '@/schemas/application-fields';
import * as choice from '@/schemas/choice-fields';
import * as column from '@/schemas/column-fields';
import type { Fields } from '@/schemas/fields';
import * as invoice from '@/schemas/invoice-fields';
import * as member from '@/schemas/member-fields';
import * as seminar from '@/schemas/seminar-fields';
import * as vacancy from '@/schemas/vacancy-fields';
import { isObject } from '@/schemas/wire-values';

/** The files of schemas/ with declarations, such as `vacancy-fields.ts`. */
const FILES = { account, address, application, choice, column, invoice, member, seminar, vacancy };

type Field = Fields[string];

/** Where a field is declared: the names from a table of a file, such as `vacancySummaryFields`, `reward`, `unit`. */
interface Declaration {
  file: string;
  names: readonly string[];
}

const isTable = (value: unknown): value is Fields =>
  isObject(value) &&
  Object.values(value).every((each) => isObject(each) && typeof each.at === 'string' && 'read' in each);

/** Returns the fields of the object, or of the rows of the list, that a field contains. */
function innerFields({ wire }: Field): Fields {
  const inner = typeof wire === 'object' && 'listOf' in wire ? wire.listOf : wire;
  return typeof inner === 'object' && 'fields' in inner ? inner.fields : {};
}

/** Adds the fields of a table, which are those of a smaller one where it has spread that one. */
function addTable(found: Map<Field, Declaration>, fields: Fields, { file, names }: Declaration): void {
  for (const [name, field] of Object.entries(fields)) {
    const own = { file, names: [...names, name] };
    if ((found.get(field)?.names.length ?? Number.POSITIVE_INFINITY) > own.names.length)
      found.set(field, own);
    addTable(found, innerFields(field), own);
  }
}

/** Returns the declarations of all fields of schemas/. */
export function readDeclarations(): Map<Field, Declaration> {
  const found = new Map<Field, Declaration>();
  const tables = Object.entries(FILES).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, fields]) => (isTable(fields) ? [{ file, name, fields }] : [])),
  );
  tables.sort((one, other) => Object.keys(one.fields).length - Object.keys(other.fields).length);
  for (const { file, name, fields } of tables) addTable(found, fields, { file, names: [name] });
  return found;
}

/** Lines of a file, and the index of the first one. */
interface Block {
  start: number;
  lines: readonly string[];
}

/** Returns the constants of a file by their names. */
function readConstants(file: string): Map<string, Block> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const found = new Map<string, Block>();
  for (const [start, line] of lines.entries()) {
    const names = /^(?:export )?const (\w+|\[.*?\])/.exec(line)?.[1]?.match(/\w+/g) ?? [];
    const length = lines.slice(start).findIndex((each) => /^\S.*;$|^};?$/.test(each)) + 1;
    for (const name of names) found.set(name, { start, lines: lines.slice(start, start + length) });
  }
  return found;
}

const indentOf = (line: string) => line.search(/\S/);

/** Returns the lines of a property: those that are indented more than its first one. */
function propertyAt({ start, lines }: Block, index: number): Block {
  const [first = '', ...others] = lines.slice(index);
  const length = others.findIndex((line) => indentOf(line) <= indentOf(first));
  return { start: start + index, lines: [first, ...others.slice(0, length < 0 ? 0 : length)] };
}

/**
 * Returns the index of the line where names are declared, one within the other: in a block, or in the constants that it names,
 * such as one whose fields it spreads.
 */
function findLine(constants: Map<string, Block>, block: Block, names: readonly string[]): number | undefined {
  const [name, ...inner] = names;
  if (name === undefined) return block.start;
  const pattern = new RegExp(`(?:^|[{ ])${name}(?:: ?(\\w+|\\{)(?:\\.(\\w+))?|,| \\})`);
  for (const [index, line] of block.lines.entries()) {
    const [match, value = name, member] = pattern.exec(line) ?? [];
    const constant = constants.get(value);
    if (match && constant) return findLine(constants, constant, [...(member ? [member] : []), ...inner]);
    if (!match || !/^(?:at|\{)$/.test(value)) continue;
    const own = propertyAt(block, index);
    return inner.length > 0 ? (findLine(constants, own, inner) ?? own.start) : own.start;
  }
  return block.lines
    .flatMap((line) => line.match(/\w+/g) ?? [])
    .map((each) => constants.get(each))
    .filter((other) => other !== undefined && other.start !== block.start)
    .map((other) => other && findLine(constants, other, names))
    .find((line) => line !== undefined);
}

/** Returns the line of names in a file of schemas/, such as `schemas/vacancy-fields.ts:62`; the file alone without its source. */
function positionOf({ file, names: [constant = '', ...names] }: Declaration): string {
  const path = `schemas/${file}-fields.ts`;
  const constants = readConstants(path);
  const block = constants.get(constant);
  const line = block && (findLine(constants, block, names) ?? block.start);
  return line === undefined ? path : `${path}:${line + 1}`;
}

let declarations: Map<Field, Declaration> | undefined;

/** Returns where a field is declared, such as `schemas/vacancy-fields.ts:62（vacancySummaryFields.reward.unit）`. */
export function declarationOf(field: Field): string {
  declarations ??= readDeclarations();
  const declaration = declarations.get(field);
  return declaration ? `${positionOf(declaration)}（${declaration.names.join('.')}）` : `at('${field.at}')`;
}

/** Returns where the name of the object around the member is declared. */
export const memberDeclaration = (): string =>
  `${positionOf({ file: 'member', names: ['MEMBER'] })}（MEMBER）`;

/** Returns the field at a path of the site, such as `careers.0.company`. */
function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...inner] = path.split('.').filter((each) => !/^\d+$/.test(each));
  const field = fields[name];
  return (field && fieldAt(innerFields(field), inner.join('.'))) ?? field;
}

/** Returns where the fields at these paths of the site are declared. */
export const declarationsOf = (fields: Fields, paths: readonly string[]): string =>
  [...new Set(paths.flatMap((path) => fieldAt(fields, path) ?? []))].map(declarationOf).join('、');
