/** One row of the table of settings, in the form of the server's table. */
export interface GatewaySettingRow {
  /** As written in the environment. */
  readonly default: string
  readonly zh: string
  readonly en: string
  /** Never shown, never logged. */
  readonly secret: boolean
  /** Trims; `gatewayIssues` validates all values at once. */
  readonly parse: (value: string) => string
}

/** Every setting of the gateways. The server includes these rows in its table. */
export const GATEWAY_SETTINGS = {
  GEZHI_SMS: row({
    zh: '短信：off、sandbox（写入发件箱，仅开发模式）、aliyun、tencent；为空时开发模式为 sandbox，正式运行为 off',
    en: 'SMS: off, sandbox (writes to the outbox, development only), aliyun or tencent; if empty, sandbox in development and off in production',
  }),
  GEZHI_SMS_KEY_ID: row({
    zh: '短信：AccessKey ID（阿里云）或 SecretId（腾讯云）',
    en: 'SMS: AccessKey ID (Alibaba Cloud) or SecretId (Tencent Cloud)',
  }),
  GEZHI_SMS_KEY_SECRET: row({
    secret: true,
    zh: '短信：AccessKey Secret（阿里云）或 SecretKey（腾讯云）',
    en: 'SMS: AccessKey Secret (Alibaba Cloud) or SecretKey (Tencent Cloud)',
  }),
  GEZHI_SMS_SIGN_NAME: row({ zh: '短信：已审核的签名', en: 'SMS: the approved signature' }),
  GEZHI_SMS_TEMPLATE: row({ zh: '短信：已审核的验证码模板编号', en: 'SMS: ID of the approved template for codes' }),
  GEZHI_SMS_PARAMETERS: row({
    default: 'code',
    zh: '短信：模板变量，按模板中的次序以逗号分隔，各为 code（验证码）或 minutes（有效分钟数）；阿里云变量名不同时写作 变量名=code',
    en: 'SMS: variables of the template in order, separated by commas, each code or minutes (lifetime of the code); name=code if the Alibaba Cloud variable has another name',
  }),
  GEZHI_SMS_APP_ID: row({ zh: '短信：SdkAppId，仅腾讯云', en: 'SMS: SdkAppId, Tencent Cloud only' }),
  GEZHI_SMS_REGION: row({ default: 'ap-guangzhou', zh: '短信：地域，仅腾讯云', en: 'SMS: region, Tencent Cloud only' }),
  GEZHI_SMS_ENDPOINT: row({
    zh: '短信：接口地址；为空时用服务商的公网地址',
    en: 'SMS: address of the API; if empty, the public endpoint of the provider',
  }),
  GEZHI_MAIL: row({
    zh: '邮件：off、sandbox（写入发件箱，仅开发模式）、smtp；为空时开发模式为 sandbox，正式运行为 off',
    en: 'E-mail: off, sandbox (writes to the outbox, development only) or smtp; if empty, sandbox in development and off in production',
  }),
  GEZHI_MAIL_URL: row({
    secret: true,
    zh: '邮件：smtps://用户:密码@主机:465 或 smtp://用户:密码@主机:587，用户与密码须百分号编码；内网无 TLS 的中继写作 smtp://主机:25?tls=optional',
    en: 'E-mail: smtps://user:password@host:465 or smtp://user:password@host:587, user and password percent-encoded; an internal relay without TLS: smtp://host:25?tls=optional',
  }),
  GEZHI_MAIL_FROM: row({ zh: '邮件：发件人，如 格致 <no-reply@example.com>', en: 'E-mail: sender, such as Gezhi <no-reply@example.com>' }),
  GEZHI_WECHAT: row({
    zh: '微信登录：off、sandbox（仅开发模式）、openPlatform（开放平台网站应用）；为空时开发模式为 sandbox，正式运行为 off',
    en: 'WeChat login: off, sandbox (development only) or openPlatform (website app); if empty, sandbox in development and off in production',
  }),
  GEZHI_WECHAT_APP_ID: row({ zh: '微信登录：网站应用的 AppID', en: 'WeChat login: AppID of the website app' }),
  GEZHI_WECHAT_APP_SECRET: row({ secret: true, zh: '微信登录：网站应用的 AppSecret', en: 'WeChat login: AppSecret of the website app' }),
  GEZHI_PHONE_AUTH: row({
    zh: '本机号码认证（一键登录）：off、sandbox（仅开发模式）、aliyun；为空时开发模式为 sandbox，正式运行为 off',
    en: 'Phone verification by the carrier (one-click login): off, sandbox (development only) or aliyun; if empty, sandbox in development and off in production',
  }),
  GEZHI_PHONE_AUTH_KEY_ID: row({ zh: '本机号码认证：AccessKey ID', en: 'Phone verification: AccessKey ID' }),
  GEZHI_PHONE_AUTH_KEY_SECRET: row({ secret: true, zh: '本机号码认证：AccessKey Secret', en: 'Phone verification: AccessKey Secret' }),
  GEZHI_TRANSLATION: row({
    default: 'dictionary',
    zh: '翻译：off、dictionary（随程序安装的词典，中译英，逐词，不联网）、openai（任何 OpenAI 兼容的语言模型）、sandbox（仅开发模式，不翻译）',
    en: 'Translation: off, dictionary (bundled dictionary, Chinese to English, word by word, offline), openai (any OpenAI-compatible language model) or sandbox (development only, does not translate)',
  }),
  GEZHI_TRANSLATION_ENDPOINT: row({
    default: 'https://api.openai.com/v1',
    zh: '翻译：OpenAI 兼容接口的地址，不含 /chat/completions；本机可用 http',
    en: 'Translation: address of the OpenAI-compatible API without /chat/completions; http is allowed on this machine only',
  }),
  GEZHI_TRANSLATION_MODEL: row({ zh: '翻译：模型名', en: 'Translation: model name' }),
  GEZHI_TRANSLATION_KEY_SECRET: row({
    secret: true,
    zh: '翻译：接口密钥；不需要密钥的本地服务可为空',
    en: 'Translation: API key; empty for a local service that requires none',
  }),
  GEZHI_CHAT: row({
    default: 'off',
    zh: 'AI 对话的语言模型：off（由检索和统计直接回答）、openai（任何支持函数调用的 OpenAI 兼容语言模型）',
    en: 'Language model of the assistant: off (answers by searches and counts) or openai (any OpenAI-compatible language model with function calls)',
  }),
  GEZHI_CHAT_ENDPOINT: row({
    default: 'https://api.openai.com/v1',
    zh: 'AI 对话：OpenAI 兼容接口的地址，不含 /chat/completions；本机可用 http',
    en: 'Assistant: address of the OpenAI-compatible API without /chat/completions; http is allowed on this machine only',
  }),
  GEZHI_CHAT_MODEL: row({ zh: 'AI 对话：模型名', en: 'Assistant: model name' }),
  GEZHI_CHAT_KEY_SECRET: row({
    secret: true,
    zh: 'AI 对话：接口密钥；不需要密钥的本地服务可为空',
    en: 'Assistant: API key; empty for a local service that requires none',
  }),
  GEZHI_WECHAT_PAY: row({
    zh: '微信支付：off、sandbox（仅开发模式）、weChatPay（API v3，Native 支付）；为空时开发模式为 sandbox，正式运行为 off',
    en: 'WeChat Pay: off, sandbox (development only) or weChatPay (API v3, native payment); if empty, sandbox in development and off in production',
  }),
  GEZHI_WECHAT_PAY_MERCHANT: row({ zh: '微信支付：商户号', en: 'WeChat Pay: merchant number' }),
  GEZHI_WECHAT_PAY_APP_ID: row({ zh: '微信支付：与商户号绑定的 AppID', en: 'WeChat Pay: AppID bound to the merchant number' }),
  GEZHI_WECHAT_PAY_SERIAL: row({ zh: '微信支付：商户 API 证书序列号', en: 'WeChat Pay: serial number of the merchant’s API certificate' }),
  GEZHI_WECHAT_PAY_KEY_SECRET: row({
    secret: true,
    zh: '微信支付：商户 API 私钥（PEM，换行可写作 \\n）',
    en: 'WeChat Pay: private key of the merchant (PEM; line breaks may be written as \\n)',
  }),
  GEZHI_WECHAT_PAY_API_SECRET: row({ secret: true, zh: '微信支付：APIv3 密钥，32 字节', en: 'WeChat Pay: APIv3 key, 32 bytes' }),
  GEZHI_WECHAT_PAY_PUBLIC_KEY_ID: row({
    zh: '微信支付：微信支付公钥 ID（PUB_KEY_ID_…）；为空时使用平台证书，自动下载并随轮换更新',
    en: 'WeChat Pay: id of WeChat Pay’s public key (PUB_KEY_ID_ and digits); if empty, platform certificates are used, downloaded automatically and renewed as they rotate',
  }),
  GEZHI_WECHAT_PAY_PUBLIC_KEY: row({ zh: '微信支付：微信支付公钥（PEM）', en: 'WeChat Pay: public key of WeChat Pay (PEM)' }),
  GEZHI_ALIPAY: row({
    zh: '支付宝：off、sandbox（仅开发模式）、alipay（当面付扫码）；为空时开发模式为 sandbox，正式运行为 off',
    en: 'Alipay: off, sandbox (development only) or alipay (codes by precreate); if empty, sandbox in development and off in production',
  }),
  GEZHI_ALIPAY_APP_ID: row({ zh: '支付宝：应用 AppID', en: 'Alipay: AppID' }),
  GEZHI_ALIPAY_SELLER: row({
    zh: '支付宝：收款账号 PID（2088…）',
    en: 'Alipay: PID of the account that receives the money (begins with 2088)',
  }),
  GEZHI_ALIPAY_KEY_SECRET: row({
    secret: true,
    zh: '支付宝：应用私钥（PEM，或密钥工具生成的 base64）',
    en: 'Alipay: private key of the app (PEM, or the base64 of the key tool)',
  }),
  GEZHI_ALIPAY_PUBLIC_KEY: row({ zh: '支付宝：支付宝公钥（PEM 或 base64）', en: 'Alipay: public key of Alipay (PEM or base64)' }),
} as const

export type GatewaySettingName = keyof typeof GATEWAY_SETTINGS

/** Trimmed values of all settings of the gateways. */
export type GatewaySettings = { readonly [Name in GatewaySettingName]: string }

function row(one: { default?: string; secret?: boolean; zh: string; en: string }): GatewaySettingRow {
  return { default: '', secret: false, parse: (value) => value.trim(), ...one }
}
