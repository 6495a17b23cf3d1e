import { isAbsolute } from 'node:path'
import { readS3Address } from './read-s3-address.ts'
import { SettingError } from './setting-error.ts'
import { oneOf } from './setting-values.ts'

/** Backups that Gezhi makes by itself. */
export const BACKUP_SETTINGS = {
  GEZHI_BACKUP_AT: {
    default: '',
    zh: '自动备份的时间（北京时间）：如 03:30，或 cron 表达式如 30 3 * * 1-5；为空时不自动备份。每次备份都会恢复到临时数据库中校验，通过后才保存',
    en: 'When backups are made (Beijing time): 03:30, or a cron expression such as 30 3 * * 1-5; if empty, none are. Each is restored into a temporary database to check it before it is stored',
    secret: false,
    parse: schedule,
  },
  GEZHI_BACKUP_TO: {
    default: '',
    zh: '自动备份存放处：文件夹的绝对路径，或形如 GEZHI_FILES_URL 的 S3 地址（勿与其使用相同的桶和前缀）；为空时为数据目录中的 backups，建议改到另一块磁盘',
    en: 'Where they are stored: the absolute path of a folder, or an address of S3 in the form of GEZHI_FILES_URL (not the same bucket and prefix); if empty, backups in the data folder, for which another disk is better',
    secret: true,
    parse: target,
  },
  GEZHI_BACKUP_KEEP: {
    default: '7,4,6',
    zh: '保留的自动备份：最近多少天、多少周、多少月各一份，以逗号分隔；最近一份合格的备份始终保留',
    en: 'Backups that are stored: one of each of so many days, weeks and months, separated by commas; the last good one always is',
    secret: false,
    parse: retention,
  },
  GEZHI_BACKUP_BEFORE_UPGRADE: {
    default: 'on',
    zh: 'on：新版本首次启动、更改数据库或重建索引之前，先备份到 GEZHI_BACKUP_TO；备份失败则不更改数据库。off：不备份',
    en: 'on: before the first start of a new version changes the database or rebuilds the index, a backup is made to GEZHI_BACKUP_TO; if it fails, the database is not changed. off: no backup',
    secret: false,
    parse: oneOf('on', 'off'),
  },
}

/** Cron in Asia/Shanghai; null for none. */
function schedule(value: string): string | null {
  const text = value.trim()
  if (text === '') return null
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  if (hour !== undefined) return `${Number(minute)} ${Number(hour)} * * *`
  if (/^[\d*,/-]+(?: +[\d*,/-]+){4}$/.test(text)) return text.replaceAll(/ +/g, ' ')
  throw new SettingError('须形如 03:30，或为五段的 cron 表达式', 'must look like 03:30, or be a cron expression of five fields')
}

function target(value: string): string | null {
  const text = value.trim()
  if (text === '' || isAbsolute(text)) return text || null
  if (!/^https?:/.test(text))
    throw new SettingError(
      '须为文件夹的绝对路径，或形如 https://访问键:密钥@主机/桶',
      'must be the absolute path of a folder, or look like https://KEY:SECRET@HOST/BUCKET',
    )
  readS3Address(text)
  return text
}

function retention(value: string): { readonly daily: number; readonly weekly: number; readonly monthly: number } {
  const [, daily, weekly, monthly] = /^ *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *$/.exec(value) ?? []
  if (monthly === undefined)
    throw new SettingError('须为天、周、月的份数，如 7,4,6', 'must be numbers of days, weeks and months, such as 7,4,6')
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
}
