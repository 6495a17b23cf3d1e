import type { Language } from '@gezhi/contract'

/** The sentences of a landscape, in both languages. Each number is the hits of a query that stands with it. */
export const LANDSCAPE_TEXTS = {
  zh: {
    total: (total: string) => `命中 ${total} 件专利。`,
    years: (first: string, last: string, peak: string, count: string) => `申请年为 ${first} 至 ${last}；${peak} 年最多，为 ${count} 件。`,
    oneYear: (year: string, count: string) => `均申请于 ${year} 年（${count} 件）。`,
    trend: (years: string, count: string, before: string, earlier: string, change: string) =>
      `${years} 年申请 ${count} 件，此前五年（${before}）为 ${earlier} 件，${change}。`,
    up: (percent: string) => `增加 ${percent}%`,
    down: (percent: string) => `减少 ${percent}%`,
    same: '持平',
    fromNone: '此前没有申请',
    delay: '最近十八个月的申请尚未全部公开，未计入比较。',
    applicants: (names: string) => `申请人以${spaced(names)}为多。`,
    widerNames: '这些数字包括名称中含有该名称的其他申请人，下表按完整名称统计。',
    classes: (names: string) => `按 IPC 主分类的小类，技术集中在${spaced(names)}。`,
    countries: (names: string) => `公开国家/地区以${spaced(names)}为多。`,
    active: (count: string, share: string) => `其中有效专利 ${count} 件，占 ${share}%。`,
    counted: (name: string, count: string) => `${name}（${count} 件）`,
    and: '、',
    incomplete: '统计未能在时限内完成，数字为下限。',
  },
  en: {
    total: (total: string) => (total === '1' ? '1 patent matches.' : `${total} patents match.`),
    years: (first: string, last: string, peak: string, count: string) =>
      `They were filed from ${first} to ${last}, most of them in ${peak}: ${count}.`,
    oneYear: (year: string, count: string) => `All were filed in ${year} (${count}).`,
    trend: (years: string, count: string, before: string, earlier: string, change: string) =>
      `${count} were filed in ${years}, after ${earlier} in the five years before (${before}): ${change}.`,
    up: (percent: string) => `${percent}% more`,
    down: (percent: string) => `${percent}% fewer`,
    same: 'as many',
    fromNone: 'none before',
    delay: 'Applications of the last eighteen months are not all published yet and are left out of the comparison.',
    applicants: (names: string) => `The most frequent applicants are ${names}.`,
    widerNames: ' These figures include other applicants whose names contain the name; the table counts full names.',
    classes: (names: string) => `The subject is concentrated in ${names} (main IPC subclasses).`,
    countries: (names: string) => `Most were published in ${names}.`,
    active: (count: string, share: string) => `${count} are in force, ${share}%.`,
    counted: (name: string, count: string) => `${name} (${count})`,
    and: ', ',
    incomplete: 'Counting did not end in time; the numbers are lower bounds.',
  },
} as const satisfies Record<Language, unknown>

/** Chinese stands without a space before Chinese, with one before other letters. */
function spaced(names: string): string {
  return /^\p{Script=Han}/u.test(names) ? names : ` ${names}`
}
