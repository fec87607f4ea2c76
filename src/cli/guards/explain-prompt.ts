import { openCall } from '../../base/core/call.ts'
import { describeProblem, type Problem } from '../../base/core/problem.ts'
import { wireOf } from '../../base/core/record.ts'
import { cleanLine, cleanText, countNouns } from '../../base/core/text.ts'
import { readConfig } from '../../config/io/config-files.ts'
import { type AnswerReport, explainPrompt, explainStart } from '../../start/explain-sections.ts'
import { type RuleScan, scanRules } from '../../start/scan-rules.ts'
import { paint } from '../paint.ts'
import { isJson, print, printJson, tellProblems } from '../terminal.ts'
import { findSessionOption } from '../work/choose-session.ts'

export interface ExplainPromptOptions {
  readonly dir: string
  readonly session?: string
  readonly full?: boolean
}

export async function explainPromptCommand(words: readonly string[], options: ExplainPromptOptions): Promise<void> {
  const { dir: root } = options
  const sessionId = findSessionOption(root, options.session)
  if (sessionId === false) return
  const problems: Problem[] = []
  const { config, problems: configProblems } = await readConfig(openCall(root))
  problems.push(...configProblems)
  const open = () => ({ ...openCall(root, (problem) => void problems.push(problem)), config })
  const answers = [await explainStart(open()), await explainPrompt(open(), { sessionId, prompt: words.join(' ') })]
  const rules = scanRules(root, config)
  const cadence = config['reinforcement.cadence']
  if (isJson()) return printJson(describeData(answers, rules, { sessionId, cadence, problems }))
  print(
    [
      `profile ${config.profile}, session ${sessionId ?? 'none yet'}`,
      ...answers.flatMap((answer) => describeAnswer(answer, options.full === true)),
      ...describeRuleFiles(rules, cadence),
    ].join('\n'),
  )
  tellProblems(problems, 0)
}

function describeAnswer({ event, budgetTokens, tokens, sections }: AnswerReport, isFull: boolean): string[] {
  const width = Math.max(...sections.map(({ name }) => name.length))
  return [
    '',
    paint.bold(`${event}: ${tokens} of ${budgetTokens} tokens`),
    ...sections.flatMap(({ name, isTold, tokens: own, why, text }) => [
      `  ${isTold ? paint.green('+') : paint.dim('-')} ${name.padEnd(width)}  ${String(own).padStart(4)}  ${cleanLine(why)}`,
      ...(isFull && text !== ''
        ? cleanText(text)
            .split('\n')
            .map((line) => `      ${paint.dim(line)}`)
        : []),
    ]),
  ]
}

function describeRuleFiles({ files, marks, scoped, bad, isCut }: RuleScan, cadence: string): string[] {
  return [
    '',
    paint.bold(
      `rule files: ${countNouns(files.length, 'file')}, ${countNouns(marks.length, 'marked line')}, cadence ${cadence}`,
    ),
    ...marks.map(
      ({ rank, path, line, content }) => `  ${String(rank).padStart(4)}  ${cleanLine(`${path}:${line}  ${content}`)}`,
    ),
    ...scoped.map(
      ({ path, line, content }) =>
        `     -  ${cleanLine(`${path}:${line}  ${content}`)} ${paint.dim('(only when such files are touched)')}`,
    ),
    ...bad.map(({ path, line, why }) => `  ${paint.red('bad')}   ${cleanLine(`${path}:${line}  ${why}`)}`),
    ...(isCut ? ['  there are more files or folders than are looked at; name fewer in reinforcement.files'] : []),
  ]
}

function describeData(
  answers: readonly AnswerReport[],
  { files, marks, scoped, bad, isCut }: RuleScan,
  { sessionId, cadence, problems }: { sessionId: string | null; cadence: string; problems: readonly Problem[] },
) {
  return {
    session_id: sessionId,
    answers: answers.map(({ sections, ...answer }) =>
      wireOf({ ...answer, sections: sections.map((section) => wireOf(section, { isTold: 'told' })) }),
    ),
    rules: { cadence, files, marks, scoped, malformed: bad, cut: isCut },
    problems: problems.map(describeProblem),
  }
}
