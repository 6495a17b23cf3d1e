import { OPERATOR_COMMANDS } from '../../apps/server/src/accounts/operators/operator-commands.ts'
import { CONTENT_COMMANDS } from '../../apps/server/src/content/content-commands.ts'
import { ARTICLE_COMMANDS } from '../../apps/server/src/operations/articles/article-commands.ts'
import { BACKUP_COMMANDS } from '../../apps/server/src/operations/backup/backup-commands.ts'
import { MOVE_COMMANDS } from '../../apps/server/src/operations/move/move-command.ts'
import { SITE_COMMANDS } from '../../apps/server/src/operations/site/site-commands.ts'
import { SYNONYM_COMMANDS } from '../../apps/server/src/search/keywords/synonym-commands.ts'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'
import { SEVERAL_MACHINES } from './several-machines.ts'

/** How long it takes, as it was measured. */
const MEASURED_MOVE =
  'Measured on 2026-11-22 on two otherwise idle cores, with three OpenSearch nodes, a PostgreSQL server and S3Proxy beside the command on them: 68,542 patents (66,542 of them real), 177 rows ' +
  'and 2,002 files (30 MB) went there in 3.6 minutes, stopped with Ctrl-C at 14,500 records and killed at 28,500 (230 to 730 records a second), and back in 98 s (990 a second). With 300,246 ' +
  'rows and 3,312 files under a load of 10 to 25 it took 25 minutes (34 to 410 records a second) and 9, with 72 and 92 s of processor time and 0.97 GB of memory at most. Counts, rows, bytes ' +
  'and all queries (116 to 138) were equal every time. A backup of the rows and 300 uploads took 9 to 43 s and 22 MB; put back beside a cluster 15 s, into a new data folder 224 s, in which ' +
  'its PostgreSQL is made; 190 rows and one upload into a new data folder on the idle machine 5 s.'

/** How an installation is moved, step by step. */
const MOVING = [
  '## Moving to other engines, and back',
  'One command moves an installation from the engines that come with Gezhi (index and PostgreSQL in the data folder, files in folders) to an OpenSearch cluster, a PostgreSQL ' +
    'server and an object store, or back, or from one cluster or server to another; all of it, or a part.',
  '1. Write the settings of the target into a file, under the names of [settings.md](settings.md). What it does not name stays as it is; a name with nothing behind it means the ' +
    'engine that comes with Gezhi. Quote values, so that a shell can read the file too, and let nobody else read it:',
  `   ~~~
   # target.env
   GEZHI_SEARCH_URL='https://gezhi:PASSWORD@search-1.example.com:9200,https://gezhi:PASSWORD@search-2.example.com:9200'
   GEZHI_SEARCH_SHARDS=1
   GEZHI_SEARCH_REPLICAS=1
   DATABASE_URL='postgresql://gezhi:PASSWORD@db.example.com/gezhi?sslmode=verify-full&sslrootcert=/etc/gezhi/ca.pem'
   GEZHI_FILES_URL='https://KEY:SECRET@s3.example.com/gezhi'
   ~~~`.replaceAll('~~~', '```'),
  '2. Stop every server process: web processes on other machines too. The command refuses while one holds the data folder or is connected to the database.',
  '3. `npm run ops -- move --to target.env`, with the environment the servers run with. It looks at every part first and moves nothing where something stands in the way of one. ' +
    'It says how far it is; killed, or stopped with Ctrl-C, the same command goes on behind ' +
    'the last records that were written. It refuses a target that holds records, accounts or files of something else; `--replace` has them replaced.',
  '4. At the end both sides are compared: numbers of records, how far each source was read, some records whole, the totals, first pages and facets of some 200 queries made of ' +
    'what the records say, every row of every table, every file. It ends with 0 where all is equal, else with 1 and what differs.',
  `5. Start the servers with the settings of the target, as with

   ~~~
   set -a; . ./target.env; set +a; npm start
   ~~~`.replaceAll('~~~', '```'),
  'What a killed move left at its target goes when it is run again, when a server starts there with the same `GEZHI_DATA`, or, in a cluster, when an index is built or moved there ' +
    'after a week.',
  MEASURED_MOVE,
  'What was moved stays where it was too, so that the way back is to start with the old settings. Once the new place has proven itself, remove the folders `index`, `postgres` ' +
    'and `files` of the data folder by hand. After a day of work at the new place the way back is a move of its own: start it with the settings of the cluster in the environment and ' +
    '`GEZHI_SEARCH_URL=`, `DATABASE_URL=`, `GEZHI_FILES_URL=` in the file, with another `GEZHI_DATA` or with `--replace`.',
  'A target with another `GEZHI_DATA` gets what else the data folder holds: classes, codes of legal events, the history of imports. Not moved are what engines make of the records ' +
    'by themselves (words, suggestions, families: made while the records are written), vectors of semantic search (made anew in the background once a server runs there), and jobs ' +
    'that wait.',
]

/** docs/operating.md: the console and the commands of operators. */
export function renderOperatingPage(): string {
  const commands = [
    ...OPERATOR_COMMANDS,
    ...ARTICLE_COMMANDS,
    ...CONTENT_COMMANDS,
    ...SITE_COMMANDS,
    ...SYNONYM_COMMANDS,
    ...BACKUP_COMMANDS,
    ...MOVE_COMMANDS,
  ]
  return `${[
    '# Operating',
    generatedFrom('apps/server/src/operations'),
    'An account with the role operator finds the console at `/ops`: feedback, bookings, requests to close accounts, articles in both languages, dictionaries, ' +
      'synonyms, the texts of the service pages, the settings of the site, accounts, and the history of imports. The first operator is made on the command line: `npm run ops -- user add TELEPHONE NICK --operator`. ' +
      'All others are refused by the server, call by call, also with `GEZHI_ACCESS=open`.',
    'What changes something is written to the log, whatever its level but `silent`: who (the id of the account, or the command line), which act, and to what by its id ' +
      '(`an operator has acted`). Texts, phones and passwords are not. Commands write it to standard error.',
    'The commands do the same, beside a running server or without one: `npm run ops -- COMMAND`.',
    markdownTable(
      ['command', 'what it does', '说明'],
      commands.map(({ usage, en, zh }) => [code(usage), en, zh]),
    ),
    'An article that an operator has changed no longer follows the versions of the program, in the language that was changed, until it is restored; one that was hidden stays ' +
      'hidden. Of two operators who change the same article the second is told and nothing of theirs is written. Markdown may hold HTML: what runs, loads from elsewhere ' +
      'or leaves the article is removed before it is kept.',
    'Settings of the site are the service line, where the QR codes lead, and the offer of the home page. They begin as the environment says; what an operator sets takes ' +
      'its place until it is reset, and counts for every page that is opened from then on, whichever process serves it.',
    'A backup is one zip that only its owner may read: the tables as they stood at one moment, in the text form of COPY, which every version of PostgreSQL reads, and the ' +
      'pictures of users. It is put back in one transaction, or not at all; one of an older version is brought up to date. What is not in it: the index, the ' +
      'classification tables and the drawings of patents, which are imported again or copied with the data folder while nothing runs, and jobs that wait.',
    ...MOVING,
    'With `GEZHI_FILES_URL` pictures of documents, drawings and uploads lie in a bucket. Its key needs the rights to get, put, delete and list objects there. A backup copies the ' +
      'uploads out of it and puts them back into whatever store the settings name then; drawings are left to the versions and copies of the store itself. While the store is away, ' +
      'calls that need a file say `FILES_AWAY`, everything else is answered, `/readyz` says `files: false` and stays 200. Imports say that they wait, and go on by themselves; after some four minutes they end with a message, and go on when they are run again. ' +
      'An account is closed all the same: the file of its picture is removed once the store answers.',
    ...SEVERAL_MACHINES,
  ].join('\n\n')}\n`
}
