import { FOLLOW_TYPES } from '@gezhi/contract/client'
import type followsZh from './catalogue/zh.ts'
import { useFollowed } from '../../components/followed-record/use-follow.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    follows: typeof followsZh
  }
}

/** Records the user follows, and what has changed in them; the note on the page of a record is in `components/followed-record`. */
export const follows = defineFeature({
  name: 'follows',
  routes: [
    {
      path: '/starList',
      title: { zh: '我的关注', en: 'Following' },
      access: 'login',
      catalogues: ['follows'],
      budget: 204,
      page: () => import('./follows-page.tsx').then(({ FollowsAlonePage }) => FollowsAlonePage),
    },
    {
      path: '/user/attention',
      title: { zh: '我的关注', en: 'Following' },
      access: 'login',
      parent: '/user',
      catalogues: ['follows'],
      budget: 204,
      page: () => import('./follows-page.tsx').then(({ FollowsPage }) => FollowsPage),
    },
  ],
  navigation: [{ to: '/user/attention', icon: 'star', menus: { account: 60 } }],
  recordActions: [
    {
      name: 'follow',
      label: { zh: '关注', en: 'Follow' },
      done: { label: { zh: '已关注', en: 'Following' }, undo: { zh: '取消关注', en: 'Unfollow' }, useDone: useFollowed },
      icon: 'star',
      key: 'f',
      order: 20,
      needsAccount: true,
      kinds: FOLLOW_TYPES,
      open: async () => {
        const [{ FollowAction }] = await Promise.all([import('./follow-action.tsx'), loadNamespaces(['follows'])])
        return FollowAction
      },
    },
  ],
  catalogues: {
    follows: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
