import type { IconName } from '../../../components/icon/icon.tsx'

/** The seven items of the toolbar, in order (B.toolbar.08). */
export const TOOLBAR_ITEMS = [
  { name: 'phone', icon: 'phone' },
  { name: 'demo', icon: 'calendar' },
  { name: 'wechat', icon: 'wechat' },
  { name: 'miniProgram', icon: 'qr' },
  { name: 'chat', icon: 'chat' },
  { name: 'mobile', icon: 'mobile' },
  { name: 'top', icon: 'toTop' },
] as const satisfies readonly { name: string; icon: IconName }[]

export type ToolbarItem = (typeof TOOLBAR_ITEMS)[number]
export type ToolbarItemName = ToolbarItem['name']

/** The items of a page: on work pages, where the others would cover rows of lists, only `top`, which is there if it is enabled (B.toolbar.07). */
export function shownItems({ work, topEnabled }: { work: boolean; topEnabled: boolean }): ToolbarItem[] {
  return TOOLBAR_ITEMS.filter(({ name }) => (name === 'top' ? topEnabled : !work))
}

const LONG_PAGES =
  /^\/(?:resultList\/|searchDetail|particulars|helpCenter|hleparticulars|functions|dataCenter|privacy|agreement|newsinfo|newFlash_deatil)/

/** Whether a page can become long and has the button back to the top (G143). */
export function isLongPage(path: string): boolean {
  return LONG_PAGES.test(path)
}
