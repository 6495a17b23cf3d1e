import { defineFeature } from '../../routing/feature.ts'
import type assistantZh from './catalogue/zh.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    assistant: typeof assistantZh
  }
}

/** Conversations over the records, and the page that says what can be asked. */
export const assistant = defineFeature({
  name: 'assistant',
  routes: [
    {
      path: '/aiChat',
      title: { zh: 'AI对话', en: 'AI chat' },
      access: 'public',
      catalogues: ['assistant'],
      budget: 206,
      page: () => import('./chat-page.tsx').then(({ ChatPage }) => ChatPage),
    },
    {
      path: '/patentedAi/homePage',
      title: { zh: '专利AI助手', en: 'Patent AI assistant' },
      access: 'public',
      catalogues: ['assistant'],
      budget: 201,
      page: () => import('./assistant-home-page.tsx').then(({ AssistantHomePage }) => AssistantHomePage),
    },
  ],
  navigation: [
    { to: '/aiChat', icon: 'chat', menus: { sideStart: 20 } },
    { to: '/patentedAi/homePage', icon: 'semantic', menus: { sideStart: 30 } },
  ],
  catalogues: {
    assistant: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
