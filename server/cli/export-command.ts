import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { stringify } from 'csv-stringify';
import { CSV_KINDS, spreadsheetCells } from '@/server/imports/csv-columns';
import { listWholeVacancies } from '@/server/vacancies/publishing';
import { defineAction } from './action';
import { csvOptions } from './applications-csv';
import type { CommandContext, RecordAction } from './command-context';
import { assertNewFile, writeNewFile } from './new-file';

/**
 * Adds the command that writes all vacancies to a spreadsheet in the form that an import takes. Imported again without a
 * change, it changes nothing.
 */
export function addVacancyExportCommand(
  vacancies: Command,
  context: CommandContext,
  record: RecordAction,
): void {
  const { connect, signal } = context;
  const command = vacancies
    .command('export <file>')
    .description('すべての案件を、import で取り込める CSV（UTF-8、Excel対応）に書き出す');
  defineAction<[string]>(command, context, { writes: true }, async ([file], _options, { isDryRun }) => {
    await assertNewFile(file);
    const { db } = await connect();
    let exported = 0;
    async function* rows() {
      yield CSV_KINDS.vacancies?.columns.map(([heading]) => heading);
      for await (const batch of listWholeVacancies(db)) {
        exported += batch.length;
        yield* batch.map((vacancy) => spreadsheetCells('vacancies', vacancy));
      }
    }
    // Texts that look like formulas are written in the way that an import understands.
    const options = { ...csvOptions, escape_formulas: false };
    if (isDryRun) for await (const _row of rows());
    else {
      await writeNewFile(file, [Readable.from(rows()), stringify(options)], signal);
      await record('vacancies export', { rows: exported });
    }
    return {
      json: { file, vacancies: exported },
      lines: [`${exported} 件を ${file} に${isDryRun ? '書き出す' : '書き出しました。'}`],
    };
  });
}
