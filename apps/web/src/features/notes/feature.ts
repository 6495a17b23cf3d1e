import type notesZh from './catalogue/zh.ts'
import { FOLLOW_TYPES } from '@gezhi/contract/client'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    notes: typeof notesZh
  }
}

/** Notes about patents, trademarks and companies; the panel on the page of a patent is in `components/notes`. */
export const notes = defineFeature({
  name: 'notes',
  routes: [
    {
      path: '/user/notes',
      title: { zh: '我的笔记', en: 'My notes' },
      access: 'login',
      parent: '/user',
      catalogues: ['notes'],
      budget: 203,
      page: () => import('./notes-page.tsx').then(({ NotesPage }) => NotesPage),
    },
  ],
  navigation: [{ to: '/user/notes', icon: 'note', menus: { account: 65 } }],
  recordActions: [
    {
      name: 'note',
      label: { zh: '笔记', en: 'Note' },
      icon: 'note',
      // On the page of a patent `n` opens the next one.
      key: 'm',
      order: 40,
      needsAccount: true,
      kinds: FOLLOW_TYPES,
      max: 1,
      open: async () => {
        const [{ NoteAction }] = await Promise.all([import('./note-action.tsx'), loadNamespaces(['notes'])])
        return NoteAction
      },
    },
  ],
  catalogues: {
    notes: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
