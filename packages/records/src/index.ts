export type * from './patents/patent-record.ts'
export { TEXT_COLUMNS, type FieldType, type PatentField, type TextColumn } from './patents/patent-field.ts'
