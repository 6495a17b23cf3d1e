import { KINDS } from '../../kinds/kinds.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { defineFeature } from '../../routing/feature.ts'
import type exportsZh from './catalogue/zh.ts'
import { openExportedQuery } from './open-exported-query.ts'

declare module '../../language/namespaces.ts' {
  interface Namespaces {
    exports: typeof exportsZh
  }
}

/** A module of an action and the texts it shows. */
async function withTexts<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadNamespaces(['exports'])])
  return loaded
}

/** Kinds whose records can be exported, and those that have original files. */
const kinds = KINDS.filter(({ isExported }) => isExported === true).map(({ name }) => name)
const kindsWithFiles = KINDS.filter(({ hasFiles }) => hasFiles === true).map(({ name }) => name)

/** Exports of records to files, and the download centre. */
export const exports = defineFeature({
  name: 'exports',
  routes: [
    {
      path: '/exportPage',
      title: { zh: '导出', en: 'Export' },
      access: 'login',
      before: openExportedQuery,
      catalogues: ['exports', 'search'],
      budget: 205,
      page: () => import('./page/export-page.tsx').then(({ ExportPage }) => ExportPage),
    },
    {
      path: '/downloadcenter',
      title: { zh: '下载中心', en: 'Download centre' },
      access: 'login',
      catalogues: ['exports'],
      budget: 201,
      page: () => import('./downloads/downloads-page.tsx').then(({ DownloadCentrePage }) => DownloadCentrePage),
    },
    {
      path: '/user/download',
      title: { zh: '我的下载', en: 'My downloads' },
      access: 'login',
      parent: '/user',
      catalogues: ['exports'],
      budget: 201,
      page: () => import('./downloads/downloads-page.tsx').then(({ UserDownloadsPage }) => UserDownloadsPage),
    },
  ],
  navigation: [{ to: '/user/download', icon: 'download', menus: { account: 80 } }],
  recordActions: [
    {
      name: 'export',
      label: { zh: '导出', en: 'Export' },
      icon: 'upload',
      key: 'e',
      order: 10,
      needsAccount: true,
      kinds,
      max: 5000,
      open: () => import('./actions/export-action.tsx').then(({ ExportAction }) => ExportAction),
    },
    {
      name: 'pdf',
      label: { zh: '下载 PDF', en: 'Download PDF' },
      icon: 'download',
      key: 'd',
      order: 11,
      needsAccount: true,
      kinds,
      max: 1000,
      open: async () => (await withTexts(import('./actions/pdf-action.tsx'))).PdfAction,
    },
    {
      name: 'originalFiles',
      label: { zh: '下载原始文件', en: 'Download original files' },
      icon: 'pictures',
      key: 'o',
      order: 12,
      needsAccount: true,
      kinds: kindsWithFiles,
      max: 500,
      open: async () => (await withTexts(import('./actions/files-action.tsx'))).FilesAction,
    },
  ],
  catalogues: {
    exports: { zh: () => import('./catalogue/zh.ts'), en: () => import('./catalogue/en.ts') },
  },
})
