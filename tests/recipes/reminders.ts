// A domain as the recipe "Add a domain" of CONTRIBUTING.md makes one: a table, two calls, a job and a page.

/** The files a new domain consists of, by their paths. */
export const NEW_FILES: Readonly<Record<string, string>> = {
  'packages/contract/src/reminders/calls.ts': `import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { text } from '../text.ts'

/** The calls of the domain reminders. */
export const REMINDER_CALLS = {
  /** Adds a reminder. */
  addReminder: call({
    id: null,
    method: 'POST',
    path: '/api/user/reminders/add',
    who: 'reader',
    request: z.object({ title: text().min(1).max(50), dueTime: z.int() }),
    answer: z.object({ id: z.string() }),
    summary: { zh: '新增提醒', en: 'Adds a reminder' },
  }),
  /** Reminders that are not due yet. */
  listReminders: call({
    id: null,
    method: 'POST',
    path: '/api/user/reminders/list',
    who: 'reader',
    request: z.object({}).nullish(),
    answer: z.object({ list: z.array(z.object({ id: z.string(), title: z.string() })) }),
    summary: { zh: '提醒列表', en: 'Reminders that are not due yet' },
  }),
} satisfies CallTable
`,
  'apps/server/src/reminders/reminders-table.ts': `import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What somebody wants to be reminded of. */
export const reminders = pgTable('reminders', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
})
`,
  'apps/server/src/reminders/reminders-domain.ts': `import { CALLS } from '@gezhi/contract'
import { lte } from 'drizzle-orm'
import { defineDomain } from '../platform/domain.ts'
import { reminders } from './reminders-table.ts'

/** Reminders, removed once they are due. */
export const remindersDomain = defineDomain({
  name: 'reminders',
  calls: CALLS.reminders,
  open({ database, now }) {
    return {
      handlers: () => ({
        async addReminder({ title, dueTime }) {
          const [row] = await database
            .insert(reminders)
            .values({ title, dueAt: new Date(dueTime) })
            .returning({ id: reminders.id })
          return { id: row!.id }
        },
        async listReminders() {
          return { list: await database.select({ id: reminders.id, title: reminders.title }).from(reminders) }
        },
      }),
      jobs: [
        {
          queue: 'remove-reminders',
          cron: '* * * * *',
          run: () => database.delete(reminders).where(lte(reminders.dueAt, new Date(now()))),
        },
      ],
    }
  },
})
`,
  'apps/web/src/features/reminders/feature.ts': `import type remindersZh from './catalogue/zh.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    reminders: typeof remindersZh
  }
}

/** Reminders. */
export const reminders = defineFeature({
  name: 'reminders',
  routes: [
    {
      path: '/reminders',
      title: { zh: '提醒', en: 'Reminders' },
      access: 'reader',
      catalogues: ['reminders'],
      budget: 202,
      page: () => import('./reminders-page.tsx').then(({ RemindersPage }) => RemindersPage),
    },
  ],
  navigation: [{ to: '/reminders', icon: 'list', menus: { account: 90 } }],
  catalogues: {
    reminders: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
`,
  'apps/web/src/features/reminders/reminders-page.tsx': `import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'

/** /reminders: what is not due yet. */
export function RemindersPage() {
  const { t } = useTranslation('reminders')
  const { data } = useQuery({ queryKey: ['reminders'], queryFn: () => apiClient.reminders.listReminders({}) })
  return (
    <main>
      <h1>{t('title')}</h1>
      <ul>
        {data?.list.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </main>
  )
}
`,
  'apps/web/src/features/reminders/catalogue/zh.ts': `/** Words of the page, in Chinese. */
export default { title: '提醒' }
`,
  'apps/web/src/features/reminders/catalogue/en.ts': `import type { Texts } from '../../../language/texts.ts'
import type zh from './zh.ts'

/** Words of the page, in English. */
const en: Texts<typeof zh> = { title: 'Reminders' }

export default en
`,
}

/** Manual edits of existing files: the text and its replacement. */
export const EDITS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'packages/contract/src/calls.ts': [
    ['import type { CallTable }', "import { REMINDER_CALLS } from './reminders/calls.ts'\nimport type { CallTable }"],
    ['} satisfies', '  reminders: REMINDER_CALLS,\n} satisfies'],
  ],
  'apps/server/src/app/domains.ts': [
    ['import { searchDomain }', "import { remindersDomain } from '../reminders/reminders-domain.ts'\nimport { searchDomain }"],
    ['  operationsDomain,\n]', '  operationsDomain,\n  remindersDomain,\n]'],
  ],
}

/** Files written by programs: `npm run generate` and drizzle-kit. */
export const GENERATED: readonly string[] = [
  'apps/server/migrations/meta/_journal.json',
  'apps/web/src/app/feature-list.ts',
  'docs/api.md',
  'packages/contract/src/client/routes.ts',
]
