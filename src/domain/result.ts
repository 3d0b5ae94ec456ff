/** What a reader of outside values returns when it must say why it refused. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; error: Problem }
