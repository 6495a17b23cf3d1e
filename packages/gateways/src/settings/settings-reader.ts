import { isLoopbackHost } from '../is-loopback-host.ts'
import type { GatewayMode } from './gateway-mode.ts'
import type { GatewaySettingName, GatewaySettings } from './gateway-settings.ts'

/** An invalid setting; contains no value. */
export interface GatewaySettingIssue {
  readonly name: GatewaySettingName
  readonly zh: string
  readonly en: string
}

/** Placeholder for an invalid value: a plan with issues is discarded, so it is never used. */
const WRONG = undefined as never

/** Reads values one by one and collects every issue instead of stopping at the first. */
export class SettingsReader {
  readonly issues: GatewaySettingIssue[] = []
  readonly #settings: GatewaySettings
  readonly #mode: GatewayMode

  constructor(settings: GatewaySettings, mode: GatewayMode) {
    this.#settings = settings
    this.#mode = mode
  }

  /** The adapter chosen by a setting; `off` if it is invalid. */
  adapter<const Real extends string>(name: GatewaySettingName, real: readonly Real[]): 'off' | 'sandbox' | Real {
    const value = this.#settings[name]
    if (value === '') return this.#mode === 'development' ? 'sandbox' : 'off'
    if (value === 'sandbox' && this.#mode === 'production')
      this.#issue(name, '正式运行（GEZHI_MODE=production）不能使用 sandbox', 'sandbox is not allowed with GEZHI_MODE=production')
    const options = ['off', 'sandbox', ...real] as const
    const found = options.find((option) => option === value)
    if (found === undefined) this.#issue(name, `须为 ${options.join('、')} 之一`, `must be one of ${options.join(', ')}`)
    return found ?? 'off'
  }

  /** A value that must not be empty. */
  needed(name: GatewaySettingName): string {
    const value = this.#settings[name]
    if (value === '') this.#issue(name, '所选服务商必填', 'is required for the selected provider')
    return value
  }

  /** A required value read by `parse`, which returns null if it cannot read it. */
  parsed<Value>(
    name: GatewaySettingName,
    parse: (text: string) => Value | null,
    wrong: { readonly zh: string; readonly en: string },
  ): Value {
    const text = this.needed(name)
    if (text === '') return WRONG
    const value = parse(text)
    if (value !== null) return value
    this.#issue(name, wrong.zh, wrong.en)
    return WRONG
  }

  /** The address of an API: https, or http on the local machine; without path, query and user. */
  endpoint(name: GatewaySettingName, standard: string): URL {
    const url = URL.parse(this.#settings[name] || standard)
    if (url !== null && isSafe(url) && url.href === `${url.origin}/`) return url
    this.#issue(name, '须为 https://主机 形式的地址', 'must be an address of the form https://host')
    return WRONG
  }

  /** The base address of an API: https, or http on the local machine; without query and user. */
  address(name: GatewaySettingName): URL {
    const url = URL.parse(this.needed(name))
    if (url !== null && isSafe(url) && url.search === '' && url.hash === '' && url.username === '') return url
    if (this.#settings[name] !== '')
      this.#issue(name, '须为 https://主机/路径 形式的地址', 'must be an address of the form https://host/path')
    return WRONG
  }

  /** A value that may be empty. */
  optional(name: GatewaySettingName): string {
    return this.#settings[name]
  }

  #issue(name: GatewaySettingName, zh: string, en: string): void {
    this.issues.push({ name, zh, en })
  }
}

/** Whether the connection is encrypted or local. */
function isSafe(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
}
