import { markdownTable } from './markdown-table.ts'

/** Paragraphs of docs/operating.md: what machines have in common, and each for itself, where there are several. */
export const SEVERAL_MACHINES = [
  '## Several machines',
  'Web and worker processes (`--role web`, `--role worker`) run on any number of machines that have `GEZHI_SEARCH_URL`, `DATABASE_URL` and `GEZHI_FILES_URL` in common, and every other setting that ' +
    'is not about one process. A folder need not be shared: each machine has a `GEZHI_DATA` of its own. Their clocks have to agree within some minutes. One worker writes the index, says a lease in the ' +
    'database; when it ends another goes on, at once, or after 15 s where it was killed.',
  'What is in the data folder is of its machine alone:',
  markdownTable(
    ['', 'so'],
    [
      [
        'Classes that were imported (IPC, CPC, Locarno …)',
        'import them on every machine that has a web process or a worker, or copy `classification.sqlite` there while nothing runs; without them a machine knows the upper levels',
      ],
      [
        'Codes of legal events that were imported',
        'import them on every machine that has a worker: whichever writes the index tells legal states by its own',
      ],
      [
        'The history of imports and the files of rejected pieces',
        'are on the machine on which `npm run import` ran; the console of a web process shows those of its own',
      ],
      ['Accounts of the demonstration (`demo-accounts.json`)', 'are on the machine whose worker made it'],
    ],
  ),
  '`npm run import` runs on any of these machines, on one at a time. Where a worker that writes the index has the same data folder it does the work, else the command itself. When that worker ends in the middle the command goes on by itself. ' +
    'Only `--rebuild` needs to be alone: no other import and no first fill may run meanwhile.',
] as const
