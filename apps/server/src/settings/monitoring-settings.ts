import { url } from './setting-addresses.ts'
import { bearerToken, httpHeaders, oneOf, wholeNumber } from './setting-values.ts'

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
  GEZHI_TRACES_URL: {
    default: '',
    zh: '接收调用链的 OpenTelemetry 收集器（OTLP/HTTP），如 http://collector:4318/v1/traces；为空时不记录',
    en: 'OpenTelemetry collector that receives traces (OTLP over HTTP), such as http://collector:4318/v1/traces; if empty, none are recorded',
    secret: false,
    parse: url('http:', 'https:'),
  },
  GEZHI_TRACES_HEADERS: {
    default: '',
    zh: '发送调用链时附带的请求头，如 Authorization=Bearer …，以逗号分隔',
    en: 'Headers sent with traces, such as Authorization=Bearer …, separated by commas',
    secret: true,
    parse: httpHeaders,
  },
  GEZHI_TRACES_PERCENT: {
    default: '10',
    zh: '记录调用链的请求与任务所占百分比',
    en: 'Percentage of requests and jobs whose trace is recorded',
    secret: false,
    parse: wholeNumber(1, 100),
  },
}
