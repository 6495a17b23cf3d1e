import { SettingError } from './setting-error.ts'
import { isFileKey } from '../files/file-key.ts'
import type { S3Address } from '../files/s3/s3-address.ts'

/** The names of buckets, by the rules of S3. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]{1,64}$/i
const OPTIONS = ['region', 'style', 'links']

/**
 * Parses `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=…&style=path|host&links=https://…`. Throws `SettingError`, which quotes nothing of
 * it: an unescaped secret may be anywhere.
 */
export function readS3Address(text: string): S3Address {
  const url = URL.parse(text)
  if (url === null || !['https:', 'http:'].includes(url.protocol) || url.hash !== '') throw malformed()
  const [accessKey, secretKey] = [unescaped(url.username), unescaped(url.password)]
  if (!accessKey || !secretKey) throw malformed()
  const [bucket = '', ...rest] = url.pathname.slice(1).replace(/\/$/, '').split('/')
  if (!BUCKET.test(bucket))
    throw new SettingError('地址中须有桶名，如 https://…@主机/桶', 'must contain a bucket name, such as https://…@HOST/BUCKET')
  const prefix = unescaped(rest.join('/'))
  if (prefix === null || (prefix !== '' && !isFileKey(prefix)))
    throw new SettingError('桶名之后的前缀不能用作路径', 'the prefix after the bucket is not a valid path')
  const options = optionsOf(url.searchParams)
  const baseAt = (origin: URL) =>
    options.style === 'host' ? `${origin.protocol}//${bucket}.${origin.host}/` : `${origin.origin}/${bucket}/`
  return {
    base: baseAt(url),
    links: options.links === null ? null : baseAt(options.links),
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: options.region,
    accessKey,
    secretKey,
  }
}

function malformed(): SettingError {
  return new SettingError(
    '须形如 https://访问键:密钥@主机/桶；密钥中的 / + @ : # 等符号须写作 %2F %2B %40 %3A %23',
    'must look like https://KEY:SECRET@HOST/BUCKET; encode characters such as / + @ : # in the secret as %2F %2B %40 %3A %23',
  )
}

function optionsOf(given: URLSearchParams): { region: string; style: string; links: URL | null } {
  if ([...given.keys()].some((name) => !OPTIONS.includes(name)))
    throw new SettingError(`? 之后只能有 ${OPTIONS.join('、')}`, `only these parameters are allowed after ?: ${OPTIONS.join(', ')}`)
  const { region = 'us-east-1', style = 'path', links } = Object.fromEntries(given)
  if (!REGION.test(region)) throw new SettingError('region 须为区域名，如 cn-north-1', 'region must be a region name, such as eu-west-1')
  if (style !== 'path' && style !== 'host') throw new SettingError('style 须为 path 或 host', 'style must be path or host')
  return { region, style, links: links === undefined ? null : originOf(links) }
}

function originOf(links: string): URL {
  const url = URL.parse(links)
  if (url === null || !['https:', 'http:'].includes(url.protocol) || links.replace(/\/$/, '') !== url.origin)
    throw new SettingError(
      'links 须为浏览器访问存储的地址，如 https://files.example.com',
      'links must be an origin, such as https://files.example.com',
    )
  return url
}

/** Null for malformed escapes. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone % is the only possible error, and the caller reports it.
    return null
  }
}
