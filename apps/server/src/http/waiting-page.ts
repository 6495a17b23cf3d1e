import type { Language } from '@gezhi/contract'

const TEXTS = {
  zh: { lang: 'zh-CN', title: '格致', text: '正在准备页面，几秒后自动打开…' },
  en: { lang: 'en', title: 'Gezhi', text: 'Getting the pages ready; this opens by itself in a few seconds…' },
} as const

/** Shown in a browser while the web app is built at the first start; reloads every two seconds. */
export function waitingPage(language: Language, nonce: string): string {
  const { lang, title, text } = TEXTS[language]
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif }
body { min-height: 90vh; display: grid; place-content: center; text-align: center }
</style>
<main><h1>${title}</h1><p role="status">${text}</p></main>
</html>
`
}
