import { callAliyun } from '../aliyun/call-aliyun.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import type { SmsGateway } from '../ports/sms-gateway.ts'
import type { IssueRow } from '../provider-issues.ts'
import { checkSmsCode } from './check-sms-code.ts'
import { fillParameters, type TemplateParameter } from './template-parameters.ts'

export interface AliyunSmsOptions {
  readonly keyId: string
  readonly keySecret: string
  readonly signName: string
  /** `SMS_…` */
  readonly template: string
  readonly parameters: readonly TemplateParameter[]
  /** https://dysmsapi.aliyuncs.com */
  readonly endpoint: URL
  readonly limits?: CallLimits
}

/**
 * https://help.aliyun.com/document_detail/101346.html; unlisted codes (signature, template, balance, permissions) concern the operator.
 */
const ISSUES: readonly IssueRow[] = [
  ['isv.BUSINESS_LIMIT_CONTROL', 'throttled'],
  ['isv.DAY_LIMIT_CONTROL', 'throttled'],
  ['isv.MONTH_LIMIT_CONTROL', 'throttled'],
  ['isv.MOBILE_NUMBER_ILLEGAL', 'recipient'],
  ['MOBILE_NOT_ON_SERVICE', 'recipient'],
  ['isv.BLACK_LIST', 'recipient'],
  ['isv.SYSTEM_ERROR', 'provider'],
  ['isp.SYSTEM_ERROR', 'provider'],
  ['isp.', 'configuration'],
  ['isv.', 'configuration'],
]

/**
 * SMS by Aliyun's short message service: SendSms of Dysmsapi 2017-05-25. It is not idempotent, so a message is retried only if it was
 * certainly not sent.
 */
export function aliyunSms(options: AliyunSmsOptions): SmsGateway {
  return {
    adapter: 'aliyun',
    async sendCode(unchecked) {
      const message = checkSmsCode('aliyun', unchecked)
      await callAliyun({
        gateway: 'sms',
        endpoint: options.endpoint,
        key: options,
        limits: options.limits ?? CALL_LIMITS,
        action: 'SendSms',
        query: {
          PhoneNumbers: message.phone,
          SignName: options.signName,
          TemplateCode: options.template,
          TemplateParam: JSON.stringify(Object.fromEntries(fillParameters(options.parameters, message))),
        },
        idempotent: false,
        issues: ISSUES,
        secrets: [message.phone, message.code],
      })
    },
  }
}
