import type { Language } from '@gezhi/contract'

const TEXTS = {
  zh: {
    lang: 'zh-CN',
    title: '格致',
    building: '正在准备页面，几秒后自动打开…',
    rebuilding: ({ done, total }: Progress) => `版本已更新，正在重建索引：${zh(done)} / ${zh(total)} 件，完成后自动打开…`,
  },
  en: {
    lang: 'en',
    title: 'Gezhi',
    building: 'Preparing the pages; they open automatically in a few seconds…',
    rebuilding: ({ done, total }: Progress) =>
      `The index is being rebuilt after an update: ${en(done)} of ${en(total)} documents. The page opens automatically when it is done…`,
  },
} as const

/** Documents copied, and all. */
interface Progress {
  readonly done: number
  readonly total: number
}

const zh = (value: number) => value.toLocaleString('zh-CN')
const en = (value: number) => value.toLocaleString('en-US')

/** Shown in a browser while the web app is built at the first start; reloads every two seconds. */
export function waitingPage(language: Language, nonce: string): string {
  return reloadingPage(language, nonce, TEXTS[language].building, 2)
}

/** Shown in a browser while the index is rebuilt; reloads every five seconds. */
export function rebuildPage(language: Language, nonce: string, progress: Progress): string {
  return reloadingPage(language, nonce, TEXTS[language].rebuilding(progress), 5)
}

function reloadingPage(language: Language, nonce: string, text: string, seconds: number): string {
  const { lang, title } = TEXTS[language]
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
body { min-height: 90vh; display: grid; place-content: center; text-align: center }
</style>
<main><h1>${title}</h1><p role="status">${text}</p></main>
</html>
`
}
