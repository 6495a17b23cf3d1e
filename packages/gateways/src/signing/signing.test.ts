import { expect, test } from 'vitest'
import { acs3Headers, acs3Query } from './sign-acs3.ts'
import { signTc3 } from './sign-tc3.ts'

test('ACS3 signs the example of Aliyun’s documentation as it does', () => {
  const headers = acs3Headers(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      date: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { method: 'POST', query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' }, body: '' },
    { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
  )
  expect(headers).toEqual({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    'x-acs-action': 'RunInstances',
    'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-acs-date': '2023-10-26T10:22:32Z',
    'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
    'x-acs-version': '2014-05-26',
    authorization:
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  })
})

test('ACS3 encodes parameters by RFC 3986, in order of their names', () => {
  expect(acs3Query({ b: "a b*c+!'()~", a: '格致{"code":"1"}' })).toBe(
    'a=%E6%A0%BC%E8%87%B4%7B%22code%22%3A%221%22%7D&b=a%20b%2Ac%2B%21%27%28%29~',
  )
})

test.each([
  // https://cloud.tencent.com/document/api/213/30654 in its current version, with a key of 32 asterisks; and in the version before
  // x-tc-action was signed.
  [
    `AKID${'*'.repeat(32)}`,
    '*'.repeat(32),
    { 'x-tc-action': 'DescribeInstances' },
    '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  ],
  [
    'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
    'Gu5t9xGARNpq86cd98joQYCN3*******',
    {},
    '2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c',
  ],
])('TC3 signs the example of Tencent Cloud’s documentation as it does, for %s', (secretId, secretKey, headers, signature) => {
  const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`
  const names = ['content-type', 'host', ...Object.keys(headers)].join(';')
  expect(
    signTc3({ host: 'cvm.tencentcloudapi.com', service: 'cvm', body, timestamp: 1_551_113_065, headers }, { secretId, secretKey }),
  ).toBe(`TC3-HMAC-SHA256 Credential=${secretId}/2019-02-25/cvm/tc3_request, SignedHeaders=${names}, Signature=${signature}`)
})
