import { bearerToken, oneOf } from './setting-values.ts'

/** What those who watch an installation set. */
export const MONITORING_SETTINGS = {
  GEZHI_LOG: {
    default: 'warn',
    zh: '日志级别，写到标准错误输出',
    en: 'Log level; the log is written to standard error',
    secret: false,
    parse: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  },
  GEZHI_METRICS_TOKEN: {
    default: '',
    zh: '从其他机器读取 /metrics（Prometheus 指标）所用的 Bearer 令牌，至少 16 个字符（openssl rand -hex 32）；为空时只有本机可直接读取，其余请求一律得到 404',
    en: 'Bearer token with which other machines read /metrics (for Prometheus), at least 16 characters (openssl rand -hex 32); if empty, only direct requests from this machine are answered, all others with 404',
    secret: true,
    parse: bearerToken,
  },
}
