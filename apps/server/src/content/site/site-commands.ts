import { readFile } from 'node:fs/promises'
import { CALLS, SITE_SETTINGS, type SiteSettingName } from '@gezhi/contract'
import type { ContentStores } from '../content-stores.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { Operator } from '../../http/operator-of.ts'
import { readRequest } from '../../http/read-request.ts'
import { withReadableError } from '../../http/with-readable-error.ts'
import { addSaleService, findSaleService, removeSaleService, saveSaleService } from './service-actions.ts'
import { readServiceText } from './service-text.ts'
import { saveSiteSettings } from './site-setting-actions.ts'

/** Services used by the commands. */
export type SiteParts = Pick<ContentStores, 'saleServices' | 'siteSettings'> & {
  readonly settings: Pick<SiteSettings, 'list'>
  readonly by: Operator
}

interface SiteCommand {
  readonly words: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: SiteParts, args: readonly string[]): Promise<string[]>
}

/** Operator commands for settings of the site and the texts of the service pages. */
export const SITE_COMMANDS: readonly SiteCommand[] = [
  {
    words: 'setting list',
    usage: 'setting list',
    zh: '列出可随时修改的站点设置：服务热线、二维码、首页活动',
    en: 'Lists site settings, which can be changed at any time: service hotline, QR codes, home page offer',
    run: listSettings,
  },
  {
    words: 'setting set',
    usage: 'setting set NAME VALUE',
    zh: '修改站点设置，立即生效；名称与取值同环境变量',
    en: 'Changes a site setting, effective immediately; name and value as in the environment',
    run: (parts, [name, ...words]) => setSetting(parts, name, words.length === 0 ? undefined : words.join(' ')),
  },
  {
    words: 'setting reset',
    usage: 'setting reset NAME',
    zh: '将站点设置恢复为环境变量的值',
    en: 'Resets a site setting to the value in the environment',
    run: (parts, [name]) => setSetting(parts, name, null),
  },
  {
    words: 'service list',
    usage: 'service list',
    zh: '列出服务页面的服务及其编号',
    en: 'Lists the services of the service pages with their numbers',
    run: listServices,
  },
  {
    words: 'service add',
    usage: 'service add KIND CHINESE.md ENGLISH.md',
    zh: '在类别（108、109、110）下新建服务；Markdown 为“# 名称”、一段简介、“## 小标题”与列表',
    en: 'Adds a service to a category (108, 109, 110); the Markdown is `# Name`, a summary, `## Headings` with lists',
    run: addService,
  },
  {
    words: 'service edit',
    usage: 'service edit ID zh|en FILE.md',
    zh: '以 Markdown 文件替换服务的一种语言',
    en: 'Replaces one language of a service with a Markdown file',
    run: editService,
  },
  {
    words: 'service recommend',
    usage: 'service recommend ID on|off',
    zh: '将服务列入推荐或取消推荐',
    en: 'Adds a service to the recommended ones or removes it',
    run: recommendService,
  },
  {
    words: 'service remove',
    usage: 'service remove ID',
    zh: '删除服务',
    en: 'Deletes a service',
    run: removeService,
  },
]

/** Runs `setting …` or `service …`; null if it is another command. Throws with a message for the operator. */
export async function runSiteCommand(parts: SiteParts, args: readonly string[]): Promise<string[] | null> {
  const command = SITE_COMMANDS.find(({ words }) => words === args.slice(0, 2).join(' '))
  return command === undefined ? null : withReadableError(command.run(parts, args.slice(2)))
}

/** The commands, a line each. */
export function siteUsage(): string[] {
  return SITE_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

async function listSettings({ settings }: SiteParts): Promise<string[]> {
  return (await settings.list()).map(({ name, value, changed }) => [name, value, changed ? 'changed / 已修改' : ''].join('\t'))
}

async function setSetting({ siteSettings, by }: SiteParts, name: string | undefined, value: string | null | undefined): Promise<string[]> {
  const found = SITE_SETTINGS.find((one): one is SiteSettingName => one === name)
  if (found === undefined || value === undefined) throw new Error(`setting set NAME VALUE (${SITE_SETTINGS.join(', ')})`)
  await saveSiteSettings(siteSettings, [{ name: found, value }], by)
  return [value === null ? `${found} reset / 已恢复` : `${found} set / 已保存`]
}

async function listServices({ saleServices }: SiteParts): Promise<string[]> {
  return (await saleServices.all()).map(({ id, parentId, recommended, zh, en }) =>
    [id, parentId ?? '', recommended ? 'recommended' : '', zh.name, en.name].join('\t'),
  )
}

async function addService({ saleServices, by }: SiteParts, [kind, chinese = '', english = '']: readonly string[]): Promise<string[]> {
  const position = (await saleServices.all()).length
  const [zh, en] = await Promise.all([chinese, english].map(readText))
  const { parentId, ...draft } = readRequest(CALLS.operations.addSaleService, { parentId: idOf(kind), position, zh, en }, 'en')
  return [`${await addSaleService(saleServices, parentId, draft, by)} added / 已添加`]
}

async function editService({ saleServices, by }: SiteParts, [id, language, file = '']: readonly string[]): Promise<string[]> {
  if (language !== 'zh' && language !== 'en') throw new Error('service edit ID zh|en FILE.md')
  const { version, ...present } = await findSaleService(saleServices, idOf(id))
  const changed = { ...present, version: String(version), [language]: await readText(file) }
  await saveSaleService(saleServices, readRequest(CALLS.operations.saveSaleService, changed, 'en'), by)
  return [`${id} saved / 已保存`]
}

async function recommendService({ saleServices, by }: SiteParts, [id, answer]: readonly string[]): Promise<string[]> {
  if (answer !== 'on' && answer !== 'off') throw new Error('service recommend ID on|off')
  const { id: number, version, position, zh, en } = await findSaleService(saleServices, idOf(id))
  await saveSaleService(saleServices, { id: number, version: String(version), position, zh, en, recommended: answer === 'on' }, by)
  return [`${id} saved / 已保存`]
}

async function removeService({ saleServices, by }: SiteParts, [id]: readonly string[]): Promise<string[]> {
  await removeSaleService(saleServices, idOf(id), by)
  return [`${id} removed / 已删除`]
}

async function readText(file: string) {
  return readServiceText((await readFile(file, 'utf8')).replaceAll('\r\n', '\n'))
}

function idOf(number = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Error(`须为服务编号 / must be a service number: ${number}`)
  return Number(number)
}
