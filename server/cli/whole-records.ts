import { findWholeColumn } from '@/server/columns/service';
import type { Db } from '@/server/db/client';
import { csvCells } from '@/server/imports/csv-columns';
import { listAllSeminars } from '@/server/seminars/service';
import { listWholeVacancies } from '@/server/vacancies/publishing';
import type { Cell } from './output';

type Field = [heading: string, cell: Cell];

/** What `show` prints of every record. */
const GENERAL = new Set(['ID', '案件名', 'セミナー名', '公開日時', '開始日時', '締切']);

const fieldsOf = (kind: string, record: object): Field[] =>
  csvCells(kind, record).filter(([heading]) => !GENERAL.has(heading));

/** Returns the fields of a vacancy under the headings of the template of an import. */
export async function readVacancyFields(db: Db, id: number): Promise<Field[]> {
  for await (const [found] of listWholeVacancies(db, id)) if (found) return fieldsOf('vacancies', found);
  return [];
}

/** Returns the fields of a seminar under the headings of the template of an import, with all lecturers. */
export async function readSeminarFields(db: Db, id: number): Promise<Field[]> {
  for await (const [row] of listAllSeminars(db, id)) {
    if (!row) continue;
    const { speakers, ...rest } = row;
    const names = {
      ends_at: row.endsAt,
      venue: { name: row.venueName, address: row.venueAddress },
      online_url: row.onlineUrl,
      cpe_units: row.cpeUnits,
      closes_before: row.closesBefore,
    };
    const fields = fieldsOf('seminars', { ...rest, ...names }).filter(
      ([heading]) => !/^講師\d/.test(heading),
    );
    const lecturers = speakers.flatMap(({ name, title, profile, picture }, at): Field[] => [
      [`講師${at + 1}`, name],
      [`講師${at + 1}の肩書`, title],
      [`講師${at + 1}の紹介`, profile],
      [`講師${at + 1}の写真`, picture ?? ''],
    ]);
    return [...fields, ...lecturers];
  }
  return [];
}

/** Returns the fields of a column, the body as the HTML of its page. */
export async function readColumnFields(db: Db, id: number): Promise<Field[]> {
  const column = await findWholeColumn(db, id);
  if (!column) return [];
  const { lead, body, picture, shareImage, people, tags } = column;
  return [
    ['リード', lead],
    ['タグ', tags.join('\n')],
    ['画像', picture ? `${picture.src}（${picture.width}×${picture.height}）${picture.alt}` : ''],
    ['共有用の画像', shareImage ?? ''],
    ['人物', people.map(({ name, title }) => `${name}（${title}）`).join('\n')],
    ['本文', body],
  ];
}
