import { readPhone } from '@gezhi/contract/client'
import type zh from './catalogue/zh.ts'

/** Errors of fields, as keys of the catalogue. */
export type Problem = Exclude<keyof (typeof zh)['problems'], OutOfRange['problem']>

/** No whole number from `min` to `max`. */
export interface OutOfRange {
  readonly problem: 'wholeNumber'
  readonly min: number
  readonly max: number
}

/** Checks one value, given the others of the form; returns the error, null if it is valid. */
export type Check<Values> = (value: string, values: Values) => Problem | OutOfRange | null

/** Requires a text. */
export const needed =
  (problem: Problem) =>
  (value: string): Problem | null =>
    value.trim() === '' ? problem : null

/** The text has to match. */
export const like =
  (pattern: RegExp, problem: Problem) =>
  (value: string): Problem | null =>
    pattern.test(value) ? null : problem

/** The text must not match. */
export const unlike =
  (pattern: RegExp, problem: Problem) =>
  (value: string): Problem | null =>
    pattern.test(value) ? problem : null

/** A whole number in a range, both ends included. */
export const wholeNumber =
  (min: number, max: number) =>
  (value: string): OutOfRange | null =>
    /^\d{1,15}$/.test(value.trim()) && Number(value) >= min && Number(value) <= max ? null : { problem: 'wholeNumber', min, max }

/** The checks apply to a non-empty text; an empty one is valid. */
export const optional = <Values>(...checks: readonly Check<Values>[]): Check<Values>[] =>
  checks.map((check) => (value, values) => (value.trim() === '' ? null : check(value, values)))

/** The text has to be the same as that of another field. */
export const same =
  <Name extends string>(other: Name, problem: Problem) =>
  (value: string, values: Readonly<Record<Name, string>>): Problem | null =>
    value === values[other] ? null : problem

/** A checkbox that must be checked; its value is then `on`. */
export const mustBeChecked = needed

/** Chinese characters, in and beyond the basic plane. */
export const CHINESE = /\p{Script=Han}/u
/** Chinese characters or white space (密码不能包含中文汉字或空格！). */
export const CHINESE_OR_SPACE = /[\p{Script=Han}\s]/u
/** Exactly 6 digits (D1 L249). */
export const SMS_CODE = /^\s*\d{6}\s*$/

/** Enough to catch a typing error; the server checks the rest. */
export const EMAIL = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/

/** A code sent to a phone. */
export const smsCode = (missing: Problem) => [needed(missing), like(SMS_CODE, 'codeLength')]

/** A mainland mobile number (D1 L144). */
export const phone = (missing: Problem, wrong: Problem = 'telephoneWrong') => [
  needed(missing),
  (value: string): Problem | null => (readPhone(value) === null ? wrong : null),
]

/** 6 to 20 characters: the passwords of registration, first password and reset (G18). */
export const sixToTwenty = [like(/^.{6,}$/su, 'passwordShort'), like(/^.{0,20}$/su, 'passwordLong')]

/** At least 8 with lower case, upper case and digit (G18, G20): the password after a forgotten one. */
export const strong = [
  like(/^.{8,}$/su, 'strongLength'),
  like(/(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, 'strongClasses'),
  unlike(CHINESE_OR_SPACE, 'passwordLetters'),
]
