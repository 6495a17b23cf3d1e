import type { Language } from '@gezhi/contract'

/** Subject and text of the e-mail with an activation link. */
export function activationLetter(nick: string, link: string, language: Language): { subject: string; text: string } {
  return LETTERS[language](nick, link)
}

const LETTERS: Readonly<Record<Language, (nick: string, link: string) => { subject: string; text: string }>> = {
  zh: (nick, link) => ({
    subject: '格致：验证您的邮箱',
    text: `${nick}，您好！\n\n请在 24 小时内打开以下链接，完成邮箱验证：\n${link}\n\n如非本人操作，请忽略此邮件。`,
  }),
  en: (nick, link) => ({
    subject: 'Gezhi: verify your e-mail address',
    text: `Hello ${nick},\n\nPlease open this link within 24 hours to verify your e-mail address:\n${link}\n\nIf you did not request this, please ignore this e-mail.`,
  }),
}
