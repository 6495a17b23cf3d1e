/** Origin of a record. Not part of a record's identity: the same content from another file is the same record. */
export interface Provenance {
  /** Name of the source format: `us-redbook-grant`, `cnki-jsonl`, `demo`. */
  format: string
  /** File name as given, with the member of a zip after `!`. */
  file?: string
  /** Byte offset or line in the file. */
  position?: number
  /** Version of the format (`v4.2 2006-08-23`). */
  version?: string
  /** Version of the parser that read it; data of an older version from the same file is dropped. */
  reader?: number
}
