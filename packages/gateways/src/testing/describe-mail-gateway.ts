import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailGateway } from '../ports/mail-gateway.ts'
import { rejectionOf } from './rejection-of.ts'

export interface MailUnderTest {
  readonly gateway: MailGateway
  /** Received mails, oldest first: subject and text together. */
  readonly received: () => Promise<readonly { readonly to: string; readonly text: string }[]>
  readonly close: () => Promise<void>
}

/** The contract of every mail adapter. */
export function describeMailGateway(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`mail gateway ${name}`, () => {
    let mail: MailUnderTest
    beforeAll(async () => {
      mail = await open()
    })
    afterAll(() => mail.close())

    test('is named after its adapter', () => expect(mail.gateway.adapter).toBe(name))

    test('a mail arrives once, with subject, text and the names of its attachments', async () => {
      const before = (await mail.received()).length
      await mail.gateway.send({
        to: 'li.si@example.com',
        subject: '请验证您的邮箱 – Gezhi',
        text: '验证链接：\nhttps://gezhi.example.com/emailsuccess?token=abc',
        html: '<p>验证链接：<a href="https://gezhi.example.com/emailsuccess?token=abc">验证</a></p>',
        attachments: [{ filename: '监控结果.xls', contentType: 'application/vnd.ms-excel', content: new Uint8Array([208, 207, 17, 224]) }],
      })
      const received = (await mail.received()).slice(before)
      expect(received.map(({ to }) => to)).toEqual(['li.si@example.com'])
      for (const part of ['请验证您的邮箱 – Gezhi', '验证链接：\nhttps://gezhi.example.com/emailsuccess?token=abc', '监控结果.xls'])
        expect(received[0]!.text).toContain(part)
    })

    test('mails sent together arrive once each', async () => {
      const recipients = ['a@example.com', 'b@example.com', 'c@example.com']
      await Promise.all(recipients.map((to) => mail.gateway.send({ to, subject: '通知', text: 'x' })))
      const received = (await mail.received()).map(({ to }) => to).filter((to) => recipients.includes(to))
      expect(received.toSorted()).toEqual(recipients)
    })

    test.each([
      '',
      'nobody',
      'a@b',
      'a@example.com,b@example.com',
      '李四 <li@example.com>',
      'a@example.com\r\nBcc: b@example.com',
      'a b@example.com',
      `${'a'.repeat(65)}@example.com`,
    ])('nothing goes to %j', async (to) => {
      const before = (await mail.received()).length
      expect(await rejectionOf(mail.gateway.send({ to, subject: 's', text: 't' }))).toMatchObject({
        gateway: 'mail',
        adapter: name,
        issue: 'recipient',
        mayHaveHappened: false,
      })
      expect((await mail.received()).length).toBe(before)
    })

    test.each([
      { subject: ' ', text: 't' },
      { subject: 's', text: '' },
    ])('a caller cannot send %o', async (empty) => {
      await expect(mail.gateway.send({ to: 'a@example.com', ...empty })).rejects.toThrow(RangeError)
    })

    test('a subject cannot bring headers along', async () => {
      const before = (await mail.received()).length
      await mail.gateway.send({ to: 'd@example.com', subject: 'x\r\nBcc: e@example.com', text: 't' })
      expect((await mail.received()).slice(before).map(({ to }) => to)).toEqual(['d@example.com'])
    })

    test('closed, it sends no more', async () => {
      await mail.gateway.close()
      expect(await rejectionOf(mail.gateway.send({ to: 'f@example.com', subject: 's', text: 't' }))).toMatchObject({ issue: 'unreachable' })
    })
  })
}
