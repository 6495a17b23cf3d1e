/** One row of the table of settings, of the form the server's own table has. */
export interface GatewaySettingRow {
  /** As written in the environment. */
  readonly default: string
  readonly zh: string
  readonly en: string
  /** Never shown, never logged. */
  readonly secret: boolean
  /** Trims; whether values fit is said by `gatewayIssues`, all at once. */
  readonly parse: (value: string) => string
}

/** Every setting of the gateways. The server takes these rows into its table as they stand. */
export const GATEWAY_SETTINGS = {
  GEZHI_SMS: row({
    zh: '短信：off、sandbox（写入发件箱，仅开发模式）、aliyun、tencent；为空时开发模式为 sandbox，正式运行为 off',
    en: 'SMS: off, sandbox (to the outbox, in development only), aliyun or tencent; when empty, sandbox in development and off in production',
  }),
  GEZHI_SMS_KEY_ID: row({
    zh: '短信：AccessKey ID（阿里云）或 SecretId（腾讯云）',
    en: 'SMS: AccessKey ID (Aliyun) or SecretId (Tencent)',
  }),
  GEZHI_SMS_KEY_SECRET: row({
    secret: true,
    zh: '短信：AccessKey Secret（阿里云）或 SecretKey（腾讯云）',
    en: 'SMS: AccessKey Secret (Aliyun) or SecretKey (Tencent)',
  }),
  GEZHI_SMS_SIGN_NAME: row({ zh: '短信：已审核的签名', en: 'SMS: the approved signature' }),
  GEZHI_SMS_TEMPLATE: row({ zh: '短信：已审核的验证码模板编号', en: 'SMS: number of the approved template for codes' }),
  GEZHI_SMS_PARAMETERS: row({
    default: 'code',
    zh: '短信：模板变量，按模板中的次序以逗号分隔，各为 code（验证码）或 minutes（有效分钟数）；阿里云变量名不同时写作 变量名=code',
    en: 'SMS: variables of the template in its order, separated by commas, each code or minutes (its lifetime); name=code where Aliyun’s variable has another name',
  }),
  GEZHI_SMS_APP_ID: row({ zh: '短信：SdkAppId，仅腾讯云', en: 'SMS: SdkAppId, Tencent only' }),
  GEZHI_SMS_REGION: row({ default: 'ap-guangzhou', zh: '短信：地域，仅腾讯云', en: 'SMS: region, Tencent only' }),
  GEZHI_SMS_ENDPOINT: row({
    zh: '短信：接口地址；为空时用服务商的公网地址',
    en: 'SMS: address of the API; when empty, the public one of the provider',
  }),
  GEZHI_MAIL: row({
    zh: '邮件：off、sandbox（写入发件箱，仅开发模式）、smtp；为空时开发模式为 sandbox，正式运行为 off',
    en: 'Mail: off, sandbox (to the outbox, in development only) or smtp; when empty, sandbox in development and off in production',
  }),
  GEZHI_MAIL_URL: row({
    secret: true,
    zh: '邮件：smtps://用户:密码@主机:465 或 smtp://用户:密码@主机:587，用户与密码须百分号编码；内网无 TLS 的中继写作 smtp://主机:25?tls=optional',
    en: 'Mail: smtps://user:password@host:465 or smtp://user:password@host:587, user and password percent-encoded; a relay without TLS and password: smtp://host:25?tls=optional',
  }),
  GEZHI_MAIL_FROM: row({ zh: '邮件：发件人，如 格致 <no-reply@example.com>', en: 'Mail: sender, as Gezhi <no-reply@example.com>' }),
  GEZHI_WECHAT: row({
    zh: '微信登录：off、sandbox（仅开发模式）、openPlatform（开放平台网站应用）；为空时开发模式为 sandbox，正式运行为 off',
    en: 'WeChat login: off, sandbox (in development only) or openPlatform (website app); when empty, sandbox in development and off in production',
  }),
  GEZHI_WECHAT_APP_ID: row({ zh: '微信登录：网站应用的 AppID', en: 'WeChat login: AppID of the website app' }),
  GEZHI_WECHAT_APP_SECRET: row({ secret: true, zh: '微信登录：网站应用的 AppSecret', en: 'WeChat login: AppSecret of the website app' }),
  GEZHI_PHONE_AUTH: row({
    zh: '本机号码认证（一键登录）：off、sandbox（仅开发模式）、aliyun；为空时开发模式为 sandbox，正式运行为 off',
    en: 'Carrier phone authentication (one-click login): off, sandbox (in development only) or aliyun; when empty, sandbox in development and off in production',
  }),
  GEZHI_PHONE_AUTH_KEY_ID: row({ zh: '本机号码认证：AccessKey ID', en: 'Phone authentication: AccessKey ID' }),
  GEZHI_PHONE_AUTH_KEY_SECRET: row({ secret: true, zh: '本机号码认证：AccessKey Secret', en: 'Phone authentication: AccessKey Secret' }),
  GEZHI_TRANSLATION: row({
    default: 'dictionary',
    zh: '翻译：off、dictionary（随安装的词典，中译英，逐词，不联网）、openai（任何 OpenAI 兼容的语言模型）、sandbox（仅开发模式，不翻译）',
    en: 'Translation: off, dictionary (the one that is installed: Chinese into English, word by word, nothing leaves the machine), openai (any language model behind that protocol) or sandbox (in development only; translates nothing)',
  }),
  GEZHI_TRANSLATION_ENDPOINT: row({
    default: 'https://api.openai.com/v1',
    zh: '翻译：OpenAI 兼容接口的地址，不含 /chat/completions；本机可用 http',
    en: 'Translation: address of the OpenAI-compatible API without /chat/completions; http on this machine only',
  }),
  GEZHI_TRANSLATION_MODEL: row({ zh: '翻译：模型名', en: 'Translation: name of the model' }),
  GEZHI_TRANSLATION_KEY_SECRET: row({
    secret: true,
    zh: '翻译：接口密钥；不需要密钥的本地服务可为空',
    en: 'Translation: key of the API; empty for a local one that needs none',
  }),
} as const

export type GatewaySettingName = keyof typeof GATEWAY_SETTINGS

/** Trimmed values of all settings of the gateways. */
export type GatewaySettings = { readonly [Name in GatewaySettingName]: string }

function row(one: { default?: string; secret?: boolean; zh: string; en: string }): GatewaySettingRow {
  return { default: '', secret: false, parse: (value) => value.trim(), ...one }
}
