/** Pragmas that only tell: the names of the others take a value in the same form. */
const TELLING =
  /^pragma\s+(?:\w+\.)?(?!optimize|wal_checkpoint|incremental_vacuum)(?:(?:table|index|foreign_key|function|collation|database|module)_\w+|integrity_check|quick_check|compile_options|\w+)\s*(?:$|\((?=[^)]*\)$))/i
const SETTING =
  /^pragma\s+(?:\w+\.)?(?!(?:table|index|foreign_key)_(?:x?info|list|xlist|check)\b|(?:integrity|quick)_check\b)\w+\s*\(/i
const CHANGES = /\b(?:insert|update|delete|replace\s+into|create|drop|alter|reindex|vacuum|attach|detach|analyze)\b/i
const LOOKS =
  /^\.(?:schema|fullschema|dump|tables|indexes|indices|databases|dbinfo|mode|headers?|width|nullvalue|separator|timeout|timer|print|show|explain|eqp|stats|help|exit|quit|bail|echo|prompt|version|lint|limit)\b/i

/** Whether all that a database is told only reads: questions, pragmas that tell, commands about the form of answers. */
export const onlyReads = (texts: readonly string[]) =>
  texts.every((text) =>
    (text.trimStart().startsWith('.') ? text.split('\n') : text.replaceAll(/'[^']*'/g, "''").split(';'))
      .map((statement) => statement.trim())
      .every(
        (statement) =>
          statement === '' ||
          LOOKS.test(statement) ||
          (/^(?:select|values|explain|with)\b/i.test(statement) && !CHANGES.test(statement)) ||
          (TELLING.test(statement) && !SETTING.test(statement)),
      ),
  )
