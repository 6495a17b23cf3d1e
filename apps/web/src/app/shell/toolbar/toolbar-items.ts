import type { Installation } from '@gezhi/contract/client'
import type { IconName } from '../../../components/icon/icon.tsx'

/** The seven items of the toolbar, in order (B.toolbar.08). */
export const TOOLBAR_ITEMS = [
  { name: 'phone', icon: 'phone', has: ({ servicePhone }) => servicePhone !== null },
  { name: 'demo', icon: 'calendar', has: () => true },
  { name: 'wechat', icon: 'wechat', has: ({ qrCodes }) => qrCodes.includes('wechat') },
  { name: 'miniProgram', icon: 'qr', has: ({ qrCodes }) => qrCodes.includes('miniProgram') },
  { name: 'chat', icon: 'chat', has: ({ serviceChat, servicePhone }) => serviceChat !== null || servicePhone !== null },
  // Without a configured target it leads to this installation, so it is always available.
  { name: 'mobile', icon: 'mobile', has: () => true },
  { name: 'top', icon: 'toTop', has: () => true },
] as const satisfies readonly { name: string; icon: IconName; has: (installation: Installation) => boolean }[]

export type ToolbarItem = (typeof TOOLBAR_ITEMS)[number]
export type ToolbarItemName = ToolbarItem['name']

/** The items with a configured target; `top` only if it is enabled (B.toolbar.07). */
export function shownItems(installation: Installation, topEnabled: boolean): ToolbarItem[] {
  return TOOLBAR_ITEMS.filter(({ name, has }) => has(installation) && (name !== 'top' || topEnabled))
}

const LONG_PAGES =
  /^\/(?:resultList\/|searchDetail|particulars|helpCenter|hleparticulars|functions|dataCenter|privacy|agreement|newsinfo|newFlash_deatil)/

/** Whether a page can become long and has the button back to the top (G143). */
export function isLongPage(path: string): boolean {
  return LONG_PAGES.test(path)
}
