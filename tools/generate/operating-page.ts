import { OPERATOR_COMMANDS } from '../../apps/server/src/accounts/operators/operator-commands.ts'
import { CONTENT_COMMANDS } from '../../apps/server/src/content/content-commands.ts'
import { ARTICLE_COMMANDS } from '../../apps/server/src/content/articles/article-commands.ts'
import { COMPANY_COMMANDS } from '../../apps/server/src/companies/company-commands.ts'
import { PICTURE_COMMANDS } from '../../apps/server/src/pictures/picture-commands.ts'
import { DOCTOR_COMMANDS } from '../../apps/server/src/operations/doctor/doctor-command.ts'
import { BACKUP_COMMANDS } from '../../apps/server/src/operations/backup/backup-commands.ts'
import { LOG_COMMANDS } from '../../apps/server/src/operations/log-level.ts'
import { MOVE_COMMANDS } from '../../apps/server/src/operations/move/move-command.ts'
import { SITE_COMMANDS } from '../../apps/server/src/content/site/site-commands.ts'
import { SYNONYM_COMMANDS } from '../../apps/server/src/search/keywords/synonym-commands.ts'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

/** What an operator can expect; each row names its measurement. */
const FIGURES: readonly (readonly string[])[] = [
  ['memory when ready, 20,000 demonstration patents; 86,793 real ones', '254–286 MB; 404–415 MB (`npm run bench -- start`)'],
  [
    '30 users for two hours: searches, charts, exports, monitors, orders, imports',
    '42,332 actions without an error, memory 938–973 MB with child processes (`npm run bench -- soak`)',
  ],
  ['rebuild of 20,000 patents after an upgrade, while the earlier index answers', '4 minutes beside tests'],
  ['scheduled backup of 20,000 demonstration patents with accounts, restored to check it', '1.6 s'],
  ['release archive; unpacked', '130 MB; 340 MB'],
  ['the package in Debian 12 with systemd: ready after a killed server; after a reboot', '34 s; 15 s'],
  [
    'faults with a release: 20 kills, 4 power losses, 4 full disks, 2 pauses',
    'nothing acknowledged was lost (`npm run faults -- SEED --package FOLDER`)',
  ],
]

/** docs/operating.md: the admin console and the commands. */
export function renderOperatingPage(): string {
  const commands = [
    ...OPERATOR_COMMANDS,
    ...ARTICLE_COMMANDS,
    ...CONTENT_COMMANDS,
    ...SITE_COMMANDS,
    ...SYNONYM_COMMANDS,
    ...COMPANY_COMMANDS,
    ...PICTURE_COMMANDS,
    ...LOG_COMMANDS,
    ...DOCTOR_COMMANDS,
    ...BACKUP_COMMANDS,
    ...MOVE_COMMANDS,
  ]
  return `${[
    '# Operating',
    generatedFrom('the command tables in apps/server/src'),
    'Administrators, accounts with the role `operator`, have access to the admin console at `/ops`: feedback, demo bookings, account closure requests, articles in both languages, dictionaries, ' +
      'synonyms, service pages, site settings, accounts and the import history. Create the first administrator on the command line: `npm run ops -- user add PHONE NAME --operator`; in production they set up an authenticator app under Security in the account menu before they can open the console. ' +
      'The server rejects the calls of the console from all other accounts, even with `GEZHI_ACCESS=open`.',
    'Every change is logged as `administrator action` at every log level except `silent`: who (account id or command line), which action, and the id of the object. ' +
      'Texts, phone numbers and passwords are not logged. Commands write these log lines to standard error.',
    'The same operations are available as commands, with or without a running server: `npm run ops -- COMMAND`.',
    markdownTable(
      ['command', 'description', '说明'],
      commands.map(({ usage, en, zh }) => [code(usage), en, zh]),
    ),
    'An article edited by an administrator no longer follows new versions of the program in that language until it is restored; an unpublished article stays unpublished. If two administrators edit ' +
      'the same article, the second is notified and their changes are not saved. Markdown may contain HTML; scripts, styles, and images and other resources from elsewhere are removed.',
    'Site settings are the service hotline, the targets of the QR codes and the home page offer. Their initial values come from the environment; a value set by an administrator ' +
      'overrides it until it is reset, and applies to every page opened afterwards, in all processes.',
    '`log` reaches every process that answers requests, through the database, also on other machines; a process of the role worker logs at `GEZHI_LOG`. Metrics and alerts: [monitoring.md](monitoring.md).',
    '`doctor` changes nothing and needs no server (in an S3 store it writes, reads and removes a small object below `probes/`); it can be run by a scheduler, whose alarm is the exit code: 0, or 2 if it prints warnings, or 1 if it fails. It is in Chinese if `LANG` begins with `zh`. ' +
      'Every process writes a report into the folder `processes` of the data folder twice a minute, and when it stops: its memory, how often results were taken from caches, and the five slowest searches of each hour, for a day. ' +
      'Of a query it stores only how many words, phrases, operators and ranges it has and how long it took, neither its text nor who searched. Processes on other machines are listed by the command there.',
    'A backup is a zip file readable only by its owner. It contains a consistent snapshot of the tables in the text format of COPY, which every version of PostgreSQL reads, and the ' +
      'images uploaded by users. It is restored in a single transaction; backups of older versions are migrated. Pending jobs are not included, nor are the index, the classification schemes and the drawings ' +
      'of patents: import these again, or copy the data folder while no process runs.',
    'Scheduled backups that are checked, restoring, and point-in-time recovery: [backups.md](backups.md), [中文](backups.zh.md).',
    'Moving to other engines and back, object storage, several machines: [growing.md](growing.md).',
    '## Figures',
    'Measured in November 2026 on two cores that did other work as well, so that times are upper bounds; more in [performance.md](performance.md) and [reliability.md](reliability.md).',
    markdownTable(['what', 'figure'], FIGURES),
  ].join('\n\n')}\n`
}
