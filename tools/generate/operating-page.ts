import { OPERATOR_COMMANDS } from '../../apps/server/src/accounts/operators/operator-commands.ts'
import { CONTENT_COMMANDS } from '../../apps/server/src/content/content-commands.ts'
import { ARTICLE_COMMANDS } from '../../apps/server/src/content/articles/article-commands.ts'
import { BACKUP_COMMANDS } from '../../apps/server/src/operations/backup/backup-commands.ts'
import { MOVE_COMMANDS } from '../../apps/server/src/operations/move/move-command.ts'
import { SITE_COMMANDS } from '../../apps/server/src/content/site/site-commands.ts'
import { SYNONYM_COMMANDS } from '../../apps/server/src/search/keywords/synonym-commands.ts'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

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
    'Moving to other engines and back, files in an object store, several machines: [growing.md](growing.md).',
  ].join('\n\n')}\n`
}
