let ownText;
let partPlaces;
let partsEnd = 0;
const loadedParts = {};
function loadPart(name) {
  return (loadedParts[name] ||= evaluatePart(name));
}
function readOwnText({ openSync, fstatSync, readSync, closeSync }) {
  const fd = openSync(import.meta.filename || new URL(import.meta.url));
  const bytes = Buffer.allocUnsafe(fstatSync(fd).size);
  let length = 0;
  for (let count = 1; count > 0; length += count) count = readSync(fd, bytes, length, bytes.length - length, length);
  closeSync(fd);
  return bytes.latin1Slice(0, length);
}
async function evaluatePart(name) {
  const older = {};
  for (const id of process.getBuiltinModule ? [] : ["node:child_process","node:fs"]) older[id] = await import(id);
  const builtin = process.getBuiltinModule || ((id) => older[id]);
  if (partPlaces === undefined) {
    ownText = readOwnText(builtin("node:fs"));
    partsEnd = ownText.lastIndexOf("\n//| parts ");
    partPlaces = JSON.parse(ownText.slice(partsEnd + 11));
  }
  const [back, length] = partPlaces[name];
  const code = ownText.slice(partsEnd - back, partsEnd - back + length).replaceAll("*@/", "*" + "/");
  return new (async () => {}).constructor("builtin", "loadPart", code)(builtin, loadPart);
}
// builtin:node:fs
var module = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
var pick = (name) => module[name];
var closeSync = /* @__PURE__ */ pick("closeSync");
var constants = /* @__PURE__ */ pick("constants");
var existsSync = /* @__PURE__ */ pick("existsSync");
var fstatSync = /* @__PURE__ */ pick("fstatSync");
var lstatSync = /* @__PURE__ */ pick("lstatSync");
var openSync = /* @__PURE__ */ pick("openSync");
var readSync = /* @__PURE__ */ pick("readSync");
var realpathSync = /* @__PURE__ */ pick("realpathSync");
var writeSync = /* @__PURE__ */ pick("writeSync");

// src/core/fingerprint.ts
var fingerprint = (function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
});

// src/core/record.ts
var isRecord = (function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
});
var stringOf = (function stringOf(value) {
  return typeof value === "string" ? value : null;
});
var parseJsonRecord = (function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
});

// src/core/guardrails/measure-write.ts
var WARN_TOKENS = 2e4;
var CONTENT_FIELDS = {
  Write: ["file_path", "content"],
  Edit: ["file_path", "new_string"],
  NotebookEdit: ["notebook_path", "new_source"]
};
var measureWrite = (function measureWrite(toolName, toolInput) {
  if (toolName === "MultiEdit") {
    const edits = Array.isArray(toolInput.edits) ? toolInput.edits : [];
    const chars = edits.reduce(
      (sum, edit) => sum + (stringOf(edit?.new_string)?.length ?? 0),
      0
    );
    return Math.ceil(chars / 4);
  }
  const fields = Object.hasOwn(CONTENT_FIELDS, toolName) ? CONTENT_FIELDS[toolName] : void 0;
  if (fields === void 0) return 0;
  return Math.ceil((stringOf(toolInput[fields[1]])?.length ?? 0) / 4);
});
var isSmallWrite = (function isSmallWrite(payload) {
  if (!isRecord(payload) || payload.hook_event_name !== "PreToolUse") return false;
  if (typeof payload.session_id !== "string" || typeof payload.tool_name !== "string") return false;
  return isRecord(payload.tool_input) && measureWrite(payload.tool_name, payload.tool_input) <= WARN_TOKENS;
});

// src/core/guardrails/plain-command.ts
var READERS = /* @__PURE__ */ new Set([
  ...[
    "ls",
    "cat",
    "head",
    "tail",
    "wc",
    "pwd",
    "echo",
    "printf",
    "which",
    "type",
    "grep",
    "egrep",
    "fgrep",
    "rg",
    "stat"
  ],
  ...["file", "du", "df", "cut", "diff", "cmp", "comm", "basename", "dirname", "realpath", "readlink", "true", "false"],
  ...["test", "[", "[[", "sleep", "nl", "tac", "rev", "column", "cd", "id", "whoami", "uname", "hostname", "ps"],
  ...["md5sum", "sha1sum", "sha256sum", "seq", "tr", "fold", "fmt", "od", "strings", "less", "more"],
  ...["date", "uptime", "free", "nproc", "locale"]
]);
var GIT_READERS = /* @__PURE__ */ new Set([
  "status",
  "log",
  "diff",
  "show",
  "rev-parse",
  "ls-files",
  "blame",
  "describe"
]);
var BUILDERS = {
  npm: /* @__PURE__ */ new Set(["test", "run", "t", "ls", "view"]),
  pnpm: /* @__PURE__ */ new Set(["test", "run"]),
  yarn: /* @__PURE__ */ new Set(["test", "run"]),
  cargo: /* @__PURE__ */ new Set(["test", "build", "check", "clippy"]),
  go: /* @__PURE__ */ new Set(["test", "build", "vet"]),
  pytest: null,
  tsc: null,
  jest: null,
  vitest: null
};
var WRITING_OPTIONS = /\s(?:--?o|--output|--pre|--ext-diff|--textconv|--log-file|--paginate|-O)/;
var isPlainReading = (function isPlainReading(command) {
  return isPlain(command, false);
});
var isPlainRun = (function isPlainRun(command) {
  return isPlain(command, true);
});
var isPlain = (function isPlain(command, withBuilders) {
  if (command.length > 1e3) return false;
  const text = command.replaceAll(/ 2>(?:&1|\s?\/dev\/null)(?=\s|$)/g, "");
  if (!/^[\w@%+=:,./ |&-]+$/.test(text)) return false;
  return text.split(/&&|\|\|?/).every((part) => {
    const words = part.trim().split(/ +/);
    if (part.includes("&") || WRITING_OPTIONS.test(part)) return false;
    const [name = "", subcommand = ""] = words;
    if (withBuilders && Object.hasOwn(BUILDERS, name)) return BUILDERS[name]?.has(subcommand) ?? true;
    return name === "git" ? GIT_READERS.has(subcommand) : READERS.has(name);
  });
});

// src/core/config/config.ts
var DEFAULT_CONFIG = {
  profile: "standard",
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.thresholds.c1.low": null,
  "context_monitor.thresholds.c1.warning": null,
  "context_monitor.thresholds.c1.critical": null,
  "context_monitor.thresholds.c1.emergency": null,
  "context_monitor.thresholds.c2.low": null,
  "context_monitor.thresholds.c2.warning": null,
  "context_monitor.thresholds.c2.critical": null,
  "context_monitor.thresholds.c2.emergency": null,
  "context_monitor.thresholds.c3.low": null,
  "context_monitor.thresholds.c3.warning": null,
  "context_monitor.thresholds.c3.critical": null,
  "context_monitor.thresholds.c3.emergency": null,
  "context_monitor.thresholds.c4.low": null,
  "context_monitor.thresholds.c4.warning": null,
  "context_monitor.thresholds.c4.critical": null,
  "context_monitor.thresholds.c4.emergency": null,
  "context_monitor.absolute_floors": false,
  "context_monitor.operations": {},
  "context_monitor.typical_operation": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "escalation.gate_spawns": "off",
  "governance.c3_files": [
    ".claude/rules/**",
    ".context/rules/**",
    "docs/context/*.md",
    "docs/decisions/**",
    "**/adr/**",
    "**/adrs/**",
    "**/ADR-*.md",
    "**/adr-*.md"
  ],
  "governance.c4_files": ["**/*CONSTITUTION*.md", "**/*constitution*.md"],
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "memory.markers": true,
  "memory.guidance": "standard",
  "memory.auto_capture.enabled": true,
  "memory.auto_capture.threshold": 0.85,
  "memory.auto_capture.limit": 3,
  "memory.auto_capture.prompt_first": false,
  "memory.rotation.decision_logs": [".claude/context/memory/decisions.md"],
  "memory.rotation.issue_logs": [".claude/context/memory/issues.md"],
  "memory.rotation.max_lines": 1500,
  "memory.rotation.decision_days": 60,
  "memory.rotation.issue_days": 7,
  "memory.rotation.check_at_start": false,
  "memory.surface.limit": 3,
  "memory.surface.at_start": 5,
  "compaction.core": "propose",
  "guardrails.write_roots": null,
  "guardrails.protected": [],
  "guardrails.allowed_tools": null,
  "guardrails.mcp_writers": {},
  "guardrails.governance": {},
  "guardrails.architecture": [],
  "guardrails.evaluator": false,
  "guardrails.unresolved": "ask",
  "guardrails.fail": "open",
  "guardrails.deadline": 1500,
  "guardrails.modes.allowed_tools": "deny",
  "guardrails.modes.self_protection": "ask",
  "guardrails.modes.confined_writes": "deny",
  "guardrails.modes.write_size": "deny",
  // CLAUDE.md is loaded by the client itself.
  "quality.sources": [
    "docs/context/CONTEXT_CORE.md",
    "docs/context/ROLES.md",
    "docs/context/GUARDRAILS.md"
  ],
  "reinforcement.cadence": "on-change",
  "reinforcement.files": [
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
    "AGENTS.md",
    ".claude/rules/**/*.md",
    ".context/rules/**/*.md"
  ],
  routing: [],
  "budgets.session_start": 2450,
  "budgets.user_prompt_submit": 1500,
  "guardrails.modes.tool_availability": "deny",
  "guardrails.modes.plan_evaluator": "deny",
  "guardrails.modes.architecture": "deny",
  "guardrails.modes.governance": "ask",
  "guardrails.modes.post_compaction_approval": "ask",
  "guardrails.modes.stale_resumption": "warn",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.quality_context": true,
  "sections.quality_reinforcement": true,
  "sections.routing_hint": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
  "sections.track_context": true,
  "sections.recent_diff": true,
  "sections.test_output": true,
  "sections.write_check": true
};

// src/core/guardrails/policy.ts
var isPolicyAdopted = (function isPolicyAdopted(config) {
  return config["guardrails.write_roots"] !== null || config["guardrails.allowed_tools"] !== null || config["guardrails.protected"].length > 0 || config["guardrails.architecture"].length > 0 || config["guardrails.evaluator"] || Object.keys(config["guardrails.governance"]).length > 0 || isModeSet(config, "guardrails.modes.stale_resumption") || isModeSet(config, "guardrails.modes.post_compaction_approval");
});
var isModeSet = (function isModeSet(config, key) {
  return config[key] !== DEFAULT_CONFIG[key];
});

// src/io/read-text.ts
var readTextFile = (function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
});
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

// src/io/config-cache.ts
var readCachedConfig = (function readCachedConfig(projectDir, key) {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  return cache !== null && cache.key === key && isRecord(cache.config) ? cache.config : null;
});

// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW", "HOLDFAST_FLAGS_OFF"]);
var OLDER_NAMES = {
  HOOK_USER_PROMPT_ENABLED: "memory.markers",
  HOOK_SESSION_START_INCLUDE_GUIDANCE: "sections.response_guidance",
  HOOK_SESSION_START_GUIDANCE_DETAIL: "memory.guidance",
  HOOK_PRE_COMPACT_AUTO_CAPTURE: "memory.auto_capture.enabled",
  HOOK_PRE_COMPACT_PROMPT_FIRST: "memory.auto_capture.prompt_first",
  HOOK_PRE_COMPACT_MIN_CONFIDENCE: "memory.auto_capture.threshold",
  HOOK_PRE_COMPACT_MAX_CAPTURES: "memory.auto_capture.limit"
};
var selectConfigVariables = (function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HO") || !isConfigVariable(name)) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  const rank = (name) => name.startsWith("HOLDFAST_") ? 1 : 0;
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
});
var isConfigVariable = (function isConfigVariable(name) {
  if (name.startsWith("HOOK_")) return Object.hasOwn(OLDER_NAMES, name);
  return name.startsWith("HOLDFAST_") && !NOT_CONFIG.has(name) && !name.startsWith("HOLDFAST_FLAG_");
});

// src/io/git-root.ts
var findGitRoot = (function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
});

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var POLICY_DOCUMENT = "docs/context/GUARDRAILS.md";
var readConfigSources = (function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["policy", `${projectDir}/${POLICY_DOCUMENT}`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) {
      const text = name === "policy" ? cutFrontMatter(file.text) : file.text;
      if (text !== null) files.push({ name, path, text });
    } else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
});
var cutFrontMatter = (function cutFrontMatter(text) {
  const start = text.startsWith("---\n") ? 4 : text.startsWith("---\r\n") ? 5 : -1;
  if (start === -1) return null;
  const end = text.indexOf("\n---", start - 1);
  return end === -1 ? text.slice(start) : text.slice(start, end + 1);
});

// src/core/safe-name.ts
var isAbsolutePath = (function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
});

// src/io/project-dir.ts
var findProjectDir = (function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
});
var isFolder = (function isFolder(path) {
  return existsSync(`${path}/.`);
});

// src/io/quick-call.ts
var HARMLESS = /* @__PURE__ */ new Set([
  ...["Read", "Glob", "Grep", "LS", "NotebookRead", "WebFetch", "WebSearch", "TodoWrite", "TodoRead", "ToolSearch"],
  ...["TaskCreate", "TaskGet", "TaskList", "TaskOutput", "TaskStop", "TaskUpdate", "BashOutput", "KillShell", "Skill"],
  ...["AskUserQuestion", "LSP", "ListAgents", "ReportFindings", "ListMcpResourcesTool", "ReadMcpResourceTool", "Sleep"]
]);
var isSilentCall = (function isSilentCall(payload) {
  if (!isRecord(payload) || !isSmallWrite(payload)) return false;
  const kind = classifyCall(String(payload.tool_name), payload.tool_input);
  const projectDir = kind === null ? null : findProjectDir(payload.cwd);
  if (kind === null || projectDir === null) return false;
  const policy = readPolicy(projectDir);
  if (policy === "unknown" || policy !== null && policy["guardrails.allowed_tools"] !== null) return false;
  if (kind === "harmless") return true;
  const isFree = policy === null || !isPolicyAdopted(policy);
  if (kind === "run") return isFree;
  const place = findPlace(kind.path, projectDir);
  return place !== null && (isFree || policy !== null && isPlainlyInRoot(place, projectDir, policy));
});
var classifyCall = (function classifyCall(tool, input) {
  if (HARMLESS.has(tool)) return "harmless";
  if (tool === "Bash" && typeof input.command === "string") {
    if (isPlainReading(input.command)) return "harmless";
    return isPlainRun(input.command) ? "run" : null;
  }
  if (tool !== "Write" && tool !== "Edit" && tool !== "NotebookEdit") return null;
  const path = tool === "NotebookEdit" ? input.notebook_path : input.file_path;
  return typeof path === "string" ? { path } : null;
});
var isPlainlyInRoot = (function isPlainlyInRoot(real, projectDir, policy) {
  const roots = policy["guardrails.write_roots"];
  const looksAtFiles = policy["guardrails.protected"].length > 0 || policy["guardrails.architecture"].length > 0 || policy["guardrails.evaluator"] || Object.keys(policy["guardrails.governance"]).length > 0 || real.endsWith(policy["resumption.orchestration_file"]);
  if (looksAtFiles) return false;
  if (roots === null) return true;
  const base = `${realpathSync.native(projectDir)}/`;
  return roots.some((root) => /^[\w.-]+(?:\/[\w.-]+)*\/\*\*$/.test(root) && real.startsWith(base + root.slice(0, -2)));
});
var readPolicy = (function readPolicy(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) return null;
  const cached = readCachedConfig(projectDir, fingerprint(JSON.stringify(sources)));
  return cached !== null && Array.isArray(cached["guardrails.protected"]) ? cached : "unknown";
});
var OURS = /\.holdfast|\.claude|\.git(?:\/|\\|$)|claude-?code|guardrails\.md|settings(?:\.local)?\.json|holdfast[\\/](?:dist|config)/i;
var findPlace = (function findPlace(path, projectDir) {
  if (!path.startsWith("/") || path.includes("..") || path.includes("/./")) return null;
  const bundles = process.argv[1] ?? "";
  const isFar = (place) => !OURS.test(place.startsWith(`${projectDir}/`) ? place.slice(projectDir.length) : place) && !place.startsWith(bundles.slice(0, bundles.lastIndexOf("/")));
  if (!isFar(path)) return null;
  const real = findReal(path);
  return real !== null && (real === path || isFar(real)) ? real : null;
});
var findReal = (function findReal(path) {
  let place = path;
  while (!existsSync(place)) {
    if (lstatSync(place, { throwIfNoEntry: false }) !== void 0) return null;
    place = place.slice(0, place.lastIndexOf("/"));
    if (place === "") return null;
  }
  return place === path ? realpathSync.native(place) : realpathSync.native(place) + path.slice(place.length);
});

// src/io/start-hook.ts
var MAX_STDIN_BYTES = 256 << 20;
var STDIN_PATIENCE_MS = 3e3;
var startHook = (async function startHook(isSilent, load) {
  process.exitCode = 0;
  if (isSwitchedOff()) return;
  try {
    const stdin = readStdin();
    const silent = "payload" in stdin && isSilent(stdin.payload, stdin.textLength);
    if (typeof silent === "boolean" ? silent : await silent) return;
    const { respond } = await load();
    await respond(stdin);
  } catch (error) {
    writeSync(2, `holdfast: this hook failed (${errorCode(error)}); nothing was done
`);
  }
});
var isSwitchedOff = (function isSwitchedOff() {
  const off = process.env.HOLDFAST_OFF;
  return off !== void 0 && off !== "" && off !== "0" && off !== "false";
});
var readStdin = (function readStdin() {
  let buffer = Buffer.allocUnsafe(64 << 10);
  let length = 0;
  let patience = STDIN_PATIENCE_MS;
  for (; ; ) {
    if (length === buffer.length) {
      if (length >= MAX_STDIN_BYTES) return unreadable(`over ${MAX_STDIN_BYTES} bytes`);
      buffer = Buffer.concat([buffer], length * 4);
    }
    try {
      const count = readSync(0, buffer, length, buffer.length - length, null);
      if (count === 0) return parsePayload(buffer.toString("utf8", 0, length));
      length += count;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return parsePayload(buffer.toString("utf8", 0, length));
      if (code !== "EAGAIN" || patience <= 0) return unreadable(code);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      patience -= 5;
    }
  }
});
var parsePayload = (function parsePayload(text) {
  try {
    return { payload: JSON.parse(text), textLength: text.length };
  } catch {
    const cause = text === "" ? "it is empty" : `not JSON (${text.length} characters)`;
    return { problem: { code: "input-not-json", cause } };
  }
});
function unreadable(cause) {
  return { problem: { code: "stdin-unreadable", cause } };
}

// src/hooks/pre-tool-use.ts
await startHook(isSilentCall, () => loadPart("answers/pre-tool-use"));
/*| part answers/pre-tool-use
const shared14 = (function () {
// src/core/fingerprint.ts
function fingerprint(text) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

;return {fingerprint};})();
const shared11 = (function () {
// builtin:node:fs
var module = builtin("node:fs");
var pick = (name) => module[name];
var appendFileSync = /* @__PURE__ *@/ pick("appendFileSync");
var closeSync = /* @__PURE__ *@/ pick("closeSync");
var constants = /* @__PURE__ *@/ pick("constants");
var existsSync = /* @__PURE__ *@/ pick("existsSync");
var fstatSync = /* @__PURE__ *@/ pick("fstatSync");
var linkSync = /* @__PURE__ *@/ pick("linkSync");
var lstatSync = /* @__PURE__ *@/ pick("lstatSync");
var mkdirSync = /* @__PURE__ *@/ pick("mkdirSync");
var openSync = /* @__PURE__ *@/ pick("openSync");
var readSync = /* @__PURE__ *@/ pick("readSync");
var readdirSync = /* @__PURE__ *@/ pick("readdirSync");
var readlinkSync = /* @__PURE__ *@/ pick("readlinkSync");
var realpathSync = /* @__PURE__ *@/ pick("realpathSync");
var renameSync = /* @__PURE__ *@/ pick("renameSync");
var unlinkSync = /* @__PURE__ *@/ pick("unlinkSync");
var writeSync = /* @__PURE__ *@/ pick("writeSync");

// src/io/read-text.ts
function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat = fstatSync(fd);
    if (!stat.isFile()) return { error: stat.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat.size > maxBytes) return { error: `${stat.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat.size);
    let length = 0;
    while (length < stat.size) {
      const count = readSync(fd, buffer, length, stat.size - length, length);
      if (count === 0) break;
      length += count;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}

;return {appendFileSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeSync,
  readTextFile,
  errorCode};})();
const shared34 = (function () {
const {
  existsSync
} = shared11;

// src/io/git-root.ts
function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
}

;return {findGitRoot};})();
const shared13 = (function () {
// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ *@/ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW", "HOLDFAST_FLAGS_OFF"]);
function environmentName(key) {
  return `HOLDFAST_${key.replaceAll(".", "__").toUpperCase()}`;
}
var OLDER_NAMES = {
  HOOK_USER_PROMPT_ENABLED: "memory.markers",
  HOOK_SESSION_START_INCLUDE_GUIDANCE: "sections.response_guidance",
  HOOK_SESSION_START_GUIDANCE_DETAIL: "memory.guidance",
  HOOK_PRE_COMPACT_AUTO_CAPTURE: "memory.auto_capture.enabled",
  HOOK_PRE_COMPACT_PROMPT_FIRST: "memory.auto_capture.prompt_first",
  HOOK_PRE_COMPACT_MIN_CONFIDENCE: "memory.auto_capture.threshold",
  HOOK_PRE_COMPACT_MAX_CAPTURES: "memory.auto_capture.limit"
};
function selectConfigVariables(env) {
  const found = [];
  for (const name of Object.keys(env)) {
    if (!name.startsWith("HO") || !isConfigVariable(name)) continue;
    const value = env[name];
    if (value !== void 0) found.push([name, value]);
  }
  const rank = (name) => name.startsWith("HOLDFAST_") ? 1 : 0;
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
function isConfigVariable(name) {
  if (name.startsWith("HOOK_")) return Object.hasOwn(OLDER_NAMES, name);
  return name.startsWith("HOLDFAST_") && !NOT_CONFIG.has(name) && !name.startsWith("HOLDFAST_FLAG_");
}
function parseVariable(text) {
  const trimmed = text.trim();
  if (/^(?:true|yes|on)$/i.test(trimmed)) return true;
  if (/^(?:false|no|off)$/i.test(trimmed)) return false;
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  return trimmed;
}

;return {environmentName,
  OLDER_NAMES,
  selectConfigVariables,
  parseVariable};})();
const shared16 = (function () {
const {
  findGitRoot
} = shared34;
const {
  selectConfigVariables
} = shared13;
const {
  readTextFile
} = shared11;

// src/io/config-sources.ts
var MAX_CONFIG_BYTES = 256 << 10;
var POLICY_DOCUMENT = "docs/context/GUARDRAILS.md";
function readConfigSources(projectDir) {
  const env = process.env;
  const userDir = env.XDG_CONFIG_HOME || (env.HOME ? `${env.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["policy", `${projectDir}/${POLICY_DOCUMENT}`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) {
      const text = name === "policy" ? cutFrontMatter(file.text) : file.text;
      if (text !== null) files.push({ name, path, text });
    } else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env), problems };
}
function cutFrontMatter(text) {
  const start = text.startsWith("---\n") ? 4 : text.startsWith("---\r\n") ? 5 : -1;
  if (start === -1) return null;
  const end = text.indexOf("\n---", start - 1);
  return end === -1 ? text.slice(start) : text.slice(start, end + 1);
}

// src/core/guardrails/own-words.ts
var TAKES_AWAY = /^(?:rm|mv|rmdir|shred|find|unlink|trash|rsync|chmod|chown|git clean|git rm|git mv|Remove-Item|Move-Item)\b/i;
var GIT_SWITCH = /^git\b.*(?:hookspath|fsmonitor)/i;
var WORDS = [".holdfast", ".claude", "hookspath", ".git/hooks", ".git/config", "guardrails.md"];
var COMMAND = /\bholdfast(?:\.mjs)?\s+(?:config\s+set|uninstall|init|flags\s+(?:enable|disable))\b/;
var plainText = (command) => command.toLowerCase().replaceAll(/["'\\]/g, "");
function namesOwn(command) {
  const plain = plainText(command);
  return WORDS.some((word) => plain.includes(word));
}
function setsHoldfast(command) {
  return COMMAND.test(plainText(command));
}
var OWN_NAMES = /\.holdfast|\.claude|\.git(?:\/|$)|claude-?code|guardrails\.md|settings(?:\.local)?\.json|holdfast\/(?:dist|config)/i;
function mayBeOwn(path, projectDir, bundles) {
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length) : path;
  return OWN_NAMES.test(inside) || path.startsWith(bundles);
}
function mayTouchOwn({ path, how }, projectDir, bundles) {
  if (mayBeOwn(path, projectDir, bundles) || GIT_SWITCH.test(how)) return true;
  if (!TAKES_AWAY.test(how)) return false;
  const inside = path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : "";
  return !/^[^.]/.test(inside) || /^docs(?:\/|$)/i.test(inside) || bundles.startsWith(path);
}

;return {POLICY_DOCUMENT,
  readConfigSources,
  TAKES_AWAY,
  GIT_SWITCH,
  namesOwn,
  setsHoldfast,
  mayTouchOwn};})();
const shared17 = (function () {
// src/core/guardrails/path-text.ts
function normalizePath(path, windows = false) {
  const slashed = windows ? toSlashes(path) : path;
  const drive = windows ? /^[A-Za-z]:(?=\/|$)/.exec(slashed)?.[0] ?? "" : "";
  const share = windows && slashed.startsWith("//") ? "/" : "";
  const steps = [];
  for (const step of slashed.slice(drive.length).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(windows ? dropTail(step) : step);
  }
  return `${drive.toUpperCase()}${share}/${steps.join("/")}`;
}
function toSlashes(path) {
  const slashed = path.replaceAll("\\", "/").replace(/^\/\/[?.]\/(?=[A-Za-z]:)/, "");
  return slashed.replace(/^\/(?:mnt\/|cygdrive\/)?([A-Za-z])(?=\/|$)/, "$1:");
}
function dropTail(step) {
  const colon = step.indexOf(":");
  return (colon > 0 ? step.slice(0, colon) : step).replace(/[. ]+$/, "");
}
function isWindowsPath(path) {
  return /^(?:[A-Za-z]:[\\/]|\\\\)/.test(path);
}
function absolutePath(path, cwd, home) {
  if (home !== null && (path === "~" || path.startsWith("~/") || path.startsWith("~\\"))) return home + path.slice(1);
  const windows = isWindowsPath(cwd);
  if (path.startsWith("/") || windows && (isWindowsPath(path) || path.startsWith("\\"))) return path;
  return `${cwd}/${path}`;
}
function isInside(path, folder) {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
function foldPath(path, fold) {
  return fold ? path.normalize("NFC").toLowerCase() : path;
}
function describePath(path, projectDir) {
  return path !== projectDir && isInside(path, projectDir) ? path.slice(projectDir.length + 1) : path;
}

;return {normalizePath,
  isWindowsPath,
  absolutePath,
  isInside,
  foldPath,
  describePath};})();
const shared35 = (function () {
const {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync
} = shared11;
const {
  isWindowsPath,
  normalizePath
} = shared17;

// src/io/real-path.ts
var MAX_LINKS = 40;
var MAX_ENTRIES = 2e3;
var MAX_PATH_CHARS = 4095;
function resolveRealPath(path) {
  const windows = isWindowsPath(path);
  if (path.length > MAX_PATH_CHARS) return resolveLongPath(normalizePath(path, windows));
  if (windows || path.includes("..")) return walkPath(windows ? normalizePath(path, true) : path, windows);
  let place = path;
  while (place !== "" && !existsSync(place)) {
    if (readLink(place) !== null) return walkPath(path, windows);
    place = place.slice(0, place.lastIndexOf("/"));
  }
  return normalizePath(resolveExisting(place) + path.slice(place.length));
}
function resolveLongPath(path) {
  if (path.length <= MAX_PATH_CHARS) return resolveRealPath(path);
  const cut = path.lastIndexOf("/", MAX_PATH_CHARS);
  return (cut <= 0 ? "" : resolveRealPath(path.slice(0, cut))) + path.slice(Math.max(cut, 0));
}
function resolveEntry(path) {
  const cut = path.lastIndexOf("/");
  return cut <= 0 || /\/\.{0,2}$/.test(path) ? resolveRealPath(path) : `${resolveRealPath(path.slice(0, cut)).replace(/\/$/, "")}${path.slice(cut)}`;
}
var resolved = /* @__PURE__ *@/ new Map();
function resolveExisting(path) {
  const known = resolved.get(path) ?? (path === "" ? "" : readRealPath(path));
  resolved.set(path, known);
  return known;
}
function readRealPath(path) {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
function walkPath(path, windows) {
  const drive = windows ? path.slice(0, path.indexOf("/")) : "";
  const waiting = path.slice(drive.length).split("/").reverse();
  let real = drive;
  let links = 0;
  for (let step = waiting.pop(); step !== void 0; step = waiting.pop()) {
    if (step === "" || step === ".") continue;
    if (step === "..") {
      real = real.slice(0, Math.max(drive.length, real.lastIndexOf("/")));
      continue;
    }
    const next = `${real}/${step}`;
    const target = readLink(next);
    if (target === null) {
      real = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return normalizePath([next, ...waiting.reverse()].join("/"), windows);
    if (target.startsWith("/") || isWindowsPath(target)) real = drive;
    waiting.push(
      ...target.replace(/^[A-Za-z]:/, "").split(/[\\/]/).reverse()
    );
  }
  return normalizePath(real === "" ? "/" : real, windows);
}
function readLink(path) {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat?.isSymbolicLink() === true ? readlinkSync(path) : null;
  } catch {
    return null;
  }
}
function isCaseInsensitive(folder) {
  const swapped = folder.replaceAll(
    /[A-Za-z]/g,
    (letter) => letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  );
  if (swapped === folder || !existsSync(swapped)) return false;
  try {
    return realpathSync.native(swapped) === realpathSync.native(folder);
  } catch {
    return false;
  }
}
function listGlobTargets(pattern, asEntries) {
  const steps = pattern.split("/");
  const first = steps.findIndex(hasPattern);
  let places = [plainStep(steps.slice(0, first).join("/"))];
  let looked = 0;
  for (const step of steps.slice(first)) {
    const next = [];
    for (const place of places) {
      const names = hasPattern(step) ? listEntries(place, step) : [plainStep(step)];
      looked += names.length;
      if (looked > MAX_ENTRIES) return null;
      next.push(...names.map((name) => `${place}/${name}`));
    }
    places = next;
  }
  return [...places, plainStep(pattern)].map(asEntries ? resolveEntry : resolveRealPath);
}
var hasPattern = (step) => /(?<!\\)[*?[]/.test(step);
var plainStep = (step) => step.replaceAll(/\\(.)/g, "$1");
function listEntries(folder, step) {
  const start = plainStep(step.slice(0, step.search(/(?<!\\)[*?[]/)));
  try {
    return readdirSync(folder).filter((name) => name.startsWith(start)).sort();
  } catch {
    return [];
  }
}
function hasPath(path) {
  return existsSync(path);
}

;return {resolveRealPath,
  resolveEntry,
  isCaseInsensitive,
  listGlobTargets,
  hasPath};})();
const shared33 = (function () {
// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
}

;return {readClock};})();
const shared21 = (function () {
// src/core/safe-name.ts
function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
}
function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
}
function isTranscriptPath(value) {
  return isAbsolutePath(value) && value.endsWith(".jsonl");
}

;return {isSafeName,
  isAbsolutePath,
  isTranscriptPath};})();
const shared15 = (function () {
const {
  absolutePath,
  foldPath,
  isInside,
  normalizePath
} = shared17;

// src/core/guardrails/globs.ts
var SPECIAL = /[*?[\]{}]/;
function isStaticGlob(glob) {
  return !SPECIAL.test(glob.replace(/\/\*\*(?:\/\*)?$/, "")) || glob === "**" || glob === "**@/*";
}
function compileGlobs(globs, place, makeTest) {
  const tests = globs.flatMap((glob) => place.bases.map((base) => compileGlob(glob, base, place, makeTest)));
  return (path) => {
    const folded = foldPath(path, place.fold);
    return tests.some((test) => test(folded));
  };
}
function compileGlob(glob, base, { home, fold }, makeTest) {
  const whole = absolutePath(glob.replace(/^\.\//, ""), base, home);
  if (isStaticGlob(glob)) {
    const deep = /(?:^|\/)\*\*(?:\/\*)?$/.test(glob);
    const folder = foldPath(normalizePath(whole.replace(/\/\*\*(?:\/\*)?$/, "")), fold);
    return deep ? (path) => isInside(path, folder) : (path) => path === folder;
  }
  const relative = whole === `${base}/${glob.replace(/^\.\//, "")}`;
  const prefix = relative ? foldPath(`${normalizePath(base)}/`, fold) : "/";
  const test = makeTest(foldPath(relative ? glob.replace(/^\.\//, "") : whole.slice(1), fold));
  return (path) => path.startsWith(prefix) && test(path.slice(prefix.length));
}

;return {isStaticGlob,
  compileGlobs};})();
const shared36 = (function () {
const {
  isStaticGlob
} = shared15;

// src/steps/load-glob-test.ts
async function loadGlobTest(globs) {
  return globs.every(isStaticGlob) ? () => () => false : (await loadPart("io/path-patterns")).makeGlobTest;
}

;return {loadGlobTest};})();
const shared12 = (function () {
// src/core/config/config.ts
var GUARD_MODES = ["off", "warn", "ask", "deny"];
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
var THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
var SPAWN_GATES = ["off", "ask", "deny"];
var GUIDANCE_LEVELS = ["off", "minimal", "standard", "detailed"];
var CORE_MODES = ["propose", "write"];
var TONES = ["facts", "directive"];
var CADENCES = ["every-prompt", "on-change", "after-compaction"];
var PROFILES = ["quiet", "standard", "strict"];
var FAIL_MODES = ["open", "closed"];
var UNRESOLVED_MODES = ["ask", "deny", "allow"];
var PLAN_ROOTS = ["docs/**", "artifacts/**"];
var DEFAULT_CONFIG = {
  profile: "standard",
  criticality: "C2",
  "context_monitor.enabled": true,
  "context_monitor.low_threshold": null,
  "context_monitor.warning_threshold": null,
  "context_monitor.critical_threshold": null,
  "context_monitor.emergency_threshold": null,
  "context_monitor.thresholds.c1.low": null,
  "context_monitor.thresholds.c1.warning": null,
  "context_monitor.thresholds.c1.critical": null,
  "context_monitor.thresholds.c1.emergency": null,
  "context_monitor.thresholds.c2.low": null,
  "context_monitor.thresholds.c2.warning": null,
  "context_monitor.thresholds.c2.critical": null,
  "context_monitor.thresholds.c2.emergency": null,
  "context_monitor.thresholds.c3.low": null,
  "context_monitor.thresholds.c3.warning": null,
  "context_monitor.thresholds.c3.critical": null,
  "context_monitor.thresholds.c3.emergency": null,
  "context_monitor.thresholds.c4.low": null,
  "context_monitor.thresholds.c4.warning": null,
  "context_monitor.thresholds.c4.critical": null,
  "context_monitor.thresholds.c4.emergency": null,
  "context_monitor.absolute_floors": false,
  "context_monitor.operations": {},
  "context_monitor.typical_operation": null,
  "context_monitor.compaction_point": null,
  "context_monitor.window": null,
  "context_monitor.tone": "facts",
  "escalation.gate_spawns": "off",
  "governance.c3_files": [
    ".claude/rules/**",
    ".context/rules/**",
    "docs/context/*.md",
    "docs/decisions/**",
    "**@/adr/**",
    "**@/adrs/**",
    "**@/ADR-*.md",
    "**@/adr-*.md"
  ],
  "governance.c4_files": ["**@/*CONSTITUTION*.md", "**@/*constitution*.md"],
  "resumption.max_age_hours": 72,
  "resumption.steer_summary": true,
  "resumption.orchestration_file": "ORCHESTRATION.yaml",
  "memory.markers": true,
  "memory.guidance": "standard",
  "memory.auto_capture.enabled": true,
  "memory.auto_capture.threshold": 0.85,
  "memory.auto_capture.limit": 3,
  "memory.auto_capture.prompt_first": false,
  "memory.rotation.decision_logs": [".claude/context/memory/decisions.md"],
  "memory.rotation.issue_logs": [".claude/context/memory/issues.md"],
  "memory.rotation.max_lines": 1500,
  "memory.rotation.decision_days": 60,
  "memory.rotation.issue_days": 7,
  "memory.rotation.check_at_start": false,
  "memory.surface.limit": 3,
  "memory.surface.at_start": 5,
  "compaction.core": "propose",
  "guardrails.write_roots": null,
  "guardrails.protected": [],
  "guardrails.allowed_tools": null,
  "guardrails.mcp_writers": {},
  "guardrails.governance": {},
  "guardrails.architecture": [],
  "guardrails.evaluator": false,
  "guardrails.unresolved": "ask",
  "guardrails.fail": "open",
  "guardrails.deadline": 1500,
  "guardrails.modes.allowed_tools": "deny",
  "guardrails.modes.self_protection": "ask",
  "guardrails.modes.confined_writes": "deny",
  "guardrails.modes.write_size": "deny",
  // CLAUDE.md is loaded by the client itself.
  "quality.sources": [
    "docs/context/CONTEXT_CORE.md",
    "docs/context/ROLES.md",
    "docs/context/GUARDRAILS.md"
  ],
  "reinforcement.cadence": "on-change",
  "reinforcement.files": [
    "CLAUDE.md",
    "CLAUDE.local.md",
    ".claude/CLAUDE.md",
    "AGENTS.md",
    ".claude/rules/**@/*.md",
    ".context/rules/**@/*.md"
  ],
  routing: [],
  "budgets.session_start": 2450,
  "budgets.user_prompt_submit": 1500,
  "guardrails.modes.tool_availability": "deny",
  "guardrails.modes.plan_evaluator": "deny",
  "guardrails.modes.architecture": "deny",
  "guardrails.modes.governance": "ask",
  "guardrails.modes.post_compaction_approval": "ask",
  "guardrails.modes.stale_resumption": "warn",
  "hooks.session_start": true,
  "hooks.user_prompt_submit": true,
  "hooks.pre_compact": true,
  "hooks.pre_tool_use": true,
  "hooks.post_tool_use": true,
  "sections.project_context": true,
  "sections.quality_context": true,
  "sections.quality_reinforcement": true,
  "sections.routing_hint": true,
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
  "sections.track_context": true,
  "sections.recent_diff": true,
  "sections.test_output": true,
  "sections.write_check": true
};

;return {GUARD_MODES,
  CRITICALITIES,
  THRESHOLD_ROWS,
  THRESHOLD_NAMES,
  SPAWN_GATES,
  GUIDANCE_LEVELS,
  CORE_MODES,
  TONES,
  CADENCES,
  PROFILES,
  FAIL_MODES,
  UNRESOLVED_MODES,
  PLAN_ROOTS,
  DEFAULT_CONFIG};})();
const shared20 = (function () {
// src/core/record.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
function stringOf(value) {
  return typeof value === "string" ? value : null;
}
function parseJsonRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

;return {isRecord,
  countOf,
  stringOf,
  parseJsonRecord};})();
const shared18 = (function () {
const {
  stringOf
} = shared20;

// src/core/guardrails/tool-call.ts
var RENAMED_TOOLS = {
  Task: "Agent",
  MultiEdit: "Edit",
  NotebookRead: "Read",
  LS: "Glob",
  TodoRead: "TaskList",
  TodoWrite: "TaskUpdate",
  BashOutput: "TaskOutput",
  AgentOutputTool: "TaskOutput",
  KillShell: "TaskStop",
  KillBash: "TaskStop"
};
function currentName(toolName) {
  return Object.hasOwn(RENAMED_TOOLS, toolName) ? RENAMED_TOOLS[toolName] ?? toolName : toolName;
}
function createToolCall({ toolName, toolInput, agentId }, cwd) {
  return { toolName: currentName(toolName), givenName: toolName, toolInput, cwd, agentId };
}
function findFilePath({ toolName, toolInput }) {
  if (toolName === "NotebookEdit") return stringOf(toolInput.notebook_path) ?? stringOf(toolInput.file_path);
  return toolName === "Write" || toolName === "Edit" ? stringOf(toolInput.file_path) : null;
}
function findShell({ toolName }) {
  if (toolName === "PowerShell") return "powershell";
  if (toolName === "Bash" || toolName === "Monitor") return "bash";
  return /^mcp__.*(?:^|_)(?:exec|execute|run|shell|bash|terminal)(?:_|$)/i.test(toolName) ? "bash" : null;
}

;return {RENAMED_TOOLS,
  currentName,
  createToolCall,
  findFilePath,
  findShell};})();
const shared37 = (function () {
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

;return {__commonJS,
  __toESM};})();
const {
  fingerprint
} = shared14;
const {
  mayTouchOwn,
  namesOwn,
  readConfigSources,
  setsHoldfast
} = shared16;
const {
  hasPath,
  isCaseInsensitive,
  listGlobTargets,
  resolveEntry,
  resolveRealPath
} = shared35;
const {
  findGitRoot
} = shared34;

const {
  readClock
} = shared33;
const {
  isAbsolutePath,
  isSafeName,
  isTranscriptPath
} = shared21;
const {
  errorCode,
  existsSync,
  lstatSync,
  readTextFile,
  writeSync
} = shared11;
const {
  loadGlobTest
} = shared36;
const {
  compileGlobs
} = shared15;
const {
  absolutePath,
  describePath,
  isWindowsPath,
  normalizePath
} = shared17;
const {
  DEFAULT_CONFIG
} = shared12;
const {
  createToolCall,
  findFilePath,
  findShell
} = shared18;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = shared20;


// src/core/guardrails/verdict.ts
var ALLOW = { decision: "allow" };
function hardenVerdict(verdict, permissionMode) {
  if (verdict.decision !== "ask" || permissionMode !== "bypassPermissions" || !/[\\/]\.claude(?:[\\/]|$)/.test(verdict.target))
    return verdict;
  return { ...verdict, decision: "deny" };
}
var RANKS = { off: 0, warn: 1, ask: 2, deny: 3 };
function capDecision(wanted, mode) {
  const decision = RANKS[wanted] < RANKS[mode] ? wanted : mode;
  return decision === "off" ? null : decision;
}

// src/core/hook/input.ts
function parseCommon(event, payload) {
  if (!isRecord(payload)) return wrong("payload", "an object", payload);
  if (payload.hook_event_name !== event) {
    return { problem: { code: "input-other-event", path: "hook_event_name", cause: `not "${event}"` } };
  }
  if (!isSafeName(payload.session_id)) return wrong("session_id", "letters, digits, - and _", payload.session_id);
  const transcript = payload.transcript_path;
  const cwd = payload.cwd;
  return {
    input: {
      raw: payload,
      sessionId: payload.session_id,
      transcriptPath: isTranscriptPath(transcript) ? transcript : null,
      cwd: isAbsolutePath(cwd) ? cwd : null,
      agentId: stringOf(payload.agent_id),
      promptId: stringOf(payload.prompt_id)
    }
  };
}
function parsePreToolUse(payload) {
  return parseTool("PreToolUse", payload);
}
function parseTool(event, payload) {
  const parsed = parseCommon(event, payload);
  if ("problem" in parsed) return parsed;
  const { raw, ...common } = parsed.input;
  if (typeof raw.tool_name !== "string") return wrong("tool_name", "a string", raw.tool_name);
  if (!isRecord(raw.tool_input)) return wrong("tool_input", "an object", raw.tool_input);
  return {
    input: {
      ...common,
      toolName: raw.tool_name,
      toolInput: raw.tool_input,
      toolUseId: stringOf(raw.tool_use_id),
      permissionMode: stringOf(raw.permission_mode)
    }
  };
}
function wrong(field, expected, found) {
  return { problem: { code: "input-wrong-shape", path: field, cause: `${describe(found)}, expected ${expected}` } };
}
function describe(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return typeof value === "string" ? "an unexpected string" : `a ${typeof value}`;
}

// src/core/tokens.ts
function estimateTokens(text) {
  return Math.ceil(text.length / 4);
}

// src/core/hook/output.ts
var MAX_ANSWER_CHARS = 1e4;
function addContext(event, text, message = "") {
  if (text === "" && message === "") return "";
  return JSON.stringify({
    ...message === "" ? {} : { systemMessage: message },
    ...text === "" ? {} : { hookSpecificOutput: { hookEventName: event, additionalContext: text } }
  });
}
function decidePermission(decision, reason) {
  return JSON.stringify({
    hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: decision, permissionDecisionReason: reason }
  });
}
function joinSections(sections, budgetTokens = MAX_ANSWER_CHARS / 4) {
  const limit = Math.min(MAX_ANSWER_CHARS, budgetTokens * 4);
  const kept = [];
  const dropped = [];
  let length = 0;
  for (const { name, text } of sections) {
    if (text === "") continue;
    const added = text.length + (kept.length === 0 ? 0 : 1);
    if (length + added > limit) {
      const left = Math.floor((limit - length) / 4);
      dropped.push({ name, cause: `${estimateTokens(text)} tokens, ${left} left of ${Math.floor(limit / 4)}` });
      continue;
    }
    kept.push(text);
    length += added;
  }
  return { text: kept.join("\n"), dropped };
}

// src/io/config-cache.ts
function readCachedConfig(projectDir, key) {
  const file = readTextFile(`${projectDir}/.holdfast/cache/config.json`, 256 << 10);
  const cache = "text" in file ? parseJsonRecord(file.text) : null;
  return cache !== null && cache.key === key && isRecord(cache.config) ? cache.config : null;
}

// src/io/config-files.ts
async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readCachedConfig(projectDir, key);
  if (isWholeConfig(cached)) return { config: cached, problems: [] };
  const { resolveSources, saveCache } = await loadPart("io/config-parser");
  const resolved = await resolveSources(sources);
  saveCache(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
}
function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    if (standard === null)
      return found === null || typeof found === "number" || typeof found === "string" || Array.isArray(found);
    return typeof found === typeof standard && Array.isArray(found) === Array.isArray(standard) && found !== null;
  });
}

// src/io/project-dir.ts
function findProjectDir(cwd) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null;
  return findGitRoot(cwd) ?? cwd;
}
function isFolder(path) {
  return existsSync(`${path}/.`);
}

// src/io/respond.ts
function createResponder(name, parse, answer) {
  return async (stdin) => {
    const problems = [];
    const parsed = "payload" in stdin ? parse(stdin.payload) : stdin;
    if ("problem" in parsed) return reportAll([parsed.problem], name, null, null);
    const { sessionId, cwd } = parsed.input;
    const projectDir = findProjectDir(cwd);
    if (projectDir === null) {
      const cause = "neither CLAUDE_PROJECT_DIR nor cwd is a folder";
      return reportAll([{ code: "project-unknown", cause }], name, null, sessionId);
    }
    if (isPluginBesideDropIn(name, projectDir)) return;
    try {
      const result = await answer(parsed.input, createHook(name, projectDir, problems));
      if (result !== null && result.stdout !== "") writeStdout(result.stdout);
      await recordAnswer(result, problems);
    } catch (error) {
      problems.push({ code: "section-failed", path: name, cause: errorCode(error) });
    }
    if (problems.length > 0) await reportAll(problems, name, projectDir, sessionId);
  };
}
async function reportAll(problems, name, projectDir, sessionId) {
  const { reportProblems } = await loadPart("io/report");
  reportProblems(problems, name, projectDir, sessionId);
}
async function recordAnswer(result, problems) {
  try {
    await result?.after?.();
  } catch (error) {
    problems.push({ code: "state-not-writable", path: ".holdfast", cause: errorCode(error) });
  }
}
function createHook(name, projectDir, problems) {
  let loading;
  const report = (problem) => {
    problems.push(problem);
  };
  const load = async () => {
    const { config: config2, problems: found } = await readConfig(projectDir);
    problems.push(...found);
    return config2;
  };
  const config = async () => {
    loading ??= load();
    const loaded = await loading;
    return loaded[`hooks.${name.replaceAll("-", "_")}`] === false ? null : loaded;
  };
  const section = async (sectionName, render) => {
    try {
      const loaded = await config();
      return loaded === null || loaded[`sections.${sectionName}`] === false ? "" : await render();
    } catch (error) {
      report({ code: "section-failed", path: sectionName, cause: errorCode(error) });
      return "";
    }
  };
  const join = (budgetTokens, sections) => {
    const { text, dropped } = joinSections(sections, budgetTokens);
    for (const { name: path, cause } of dropped) report({ code: "answer-too-long", path, cause });
    return { text, isTold: (told) => !dropped.some((left) => left.name === told) };
  };
  return { projectDir, config, section, report, join };
}
function writeStdout(text) {
  const bytes = Buffer.from(text);
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset);
    } catch (error) {
      if (errorCode(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
function isPluginBesideDropIn(name, projectDir) {
  if (!process.env.CLAUDE_PLUGIN_ROOT) return false;
  const folder = `${projectDir}/.claude`;
  if (!existsSync(`${folder}/holdfast/dist/${name}.mjs`)) return false;
  return ["settings.json", "settings.local.json"].some((file) => {
    const settings = readTextFile(`${folder}/${file}`, 4 << 20, true);
    return "text" in settings && settings.text.includes(`.claude/holdfast}/dist/${name}.mjs`);
  });
}

// src/core/guardrails/judge.ts
async function judgeCall(guards, terms) {
  const steps = [];
  const found = [];
  for (const guard of guards) {
    const answer = await askGuard(guard, terms);
    steps.push({ guard: guard.name, outcome: answer.outcome });
    if ("cause" in answer) {
      const failure = { guard: guard.name, cause: answer.cause };
      const verdict2 = terms.fail === "closed" ? refuseUnjudged(failure) : summarize(found);
      return { verdict: verdict2, steps, failure };
    }
    if (answer.finding === null) continue;
    const verdict = { ...answer.finding, reason: `${guard.name}: ${answer.finding.reason}`, guard: guard.name };
    if (verdict.decision === "deny") return { verdict, steps, failure: null };
    found.push(verdict);
  }
  return { verdict: summarize(found), steps, failure: null };
}
async function askGuard({ mode, judge }, terms) {
  if (mode === "off") return { outcome: "switched off", finding: null };
  if (judge === null) return { outcome: "nothing to go by", finding: null };
  if (terms.isOverdue()) {
    const cause = `no verdict within ${terms.deadlineMs} ms`;
    return { outcome: cause, cause };
  }
  try {
    const finding = await judge();
    if (finding === null) return { outcome: "no objection", finding };
    const decision = capDecision(finding.decision, mode);
    if (decision === null) return { outcome: "no objection", finding: null };
    return { outcome: `${decision}: ${finding.reason}`, finding: { ...finding, decision } };
  } catch (error) {
    const cause = `it failed (${terms.nameError(error)})`;
    return { outcome: cause, cause };
  }
}
function refuseUnjudged({ guard, cause }) {
  const reason = `${guard}: ${cause}, and this repository refuses what cannot be judged (guardrails.fail = "closed"). Try a smaller or plainer call.`;
  return { decision: "deny", guard, target: guard, reason };
}
function summarize(found) {
  const first = found.find(({ decision }) => decision === "ask") ?? found[0];
  if (first === void 0) return ALLOW;
  return { ...first, reason: found.map(({ reason }) => reason).join("\n") };
}

// src/core/guardrails/effects.ts
var NO_EFFECTS = {
  writes: [],
  unresolved: [],
  irreversible: [],
  commands: [],
  unknown: [],
  steps: []
};

// src/steps/find-effects.ts
var MAX_COMMAND_CHARS = 64 << 10;
async function findEffects(call, config, home) {
  const shell = findShell(call);
  const command = shell === null ? null : stringOf(call.toolInput.command);
  if (shell !== null && command !== null) return findShellEffects(command, { cwd: call.cwd, home, dialect: shell });
  const file = findFilePath(call);
  const paths = file === null ? await findOtherPaths(call, config) : [file];
  const writes = paths.flatMap((path) => locate(absolutePath(path, call.cwd, home), call.givenName));
  const steps = writes.map(({ path, how }) => `${how} writes "${path}"`);
  return writes.length === 0 ? NO_EFFECTS : { ...NO_EFFECTS, writes, steps };
}
async function findOtherPaths({ toolName, toolInput }, config) {
  if (!toolName.startsWith("mcp__")) return [];
  const { findMcpPaths } = await loadPart("core/guardrails/mcp-paths");
  return findMcpPaths(toolName, toolInput, config["guardrails.mcp_writers"]) ?? [];
}
function locate(path, how) {
  const given = isWindowsPath(path) ? normalizePath(path, true) : path;
  const places = /* @__PURE__ *@/ new Set([resolveRealPath(given), resolveRealPath(normalizePath(given, isWindowsPath(path)))]);
  return [...places].map((real) => ({ path: real, how, recursive: false }));
}
async function findShellEffects(command, place) {
  if (command.length > MAX_COMMAND_CHARS) {
    const unresolved2 = [
      { what: `${command.slice(0, 60)}...`, why: `a command of ${command.length} characters is not read` }
    ];
    return { ...NO_EFFECTS, unresolved: unresolved2, steps: ["the command is too long to be read"] };
  }
  const { findShellWrites } = await loadPart("core/shell/find-shell-writes");
  const found = await findShellWrites(command, place);
  const writes = [];
  const unresolved = [...found.unresolved, ...findMissingFolders(found)];
  for (const write of found.writes) {
    const targets = locateShellWrite(write);
    if (targets === null) unresolved.push({ what: write.path, why: "the pattern stands for too many files to look at" });
    else writes.push(...targets);
  }
  const { irreversible, commands, unknown } = found;
  const steps = [...found.steps, ...writes.map(({ path, how }) => `${how} writes "${path}"`)];
  return { writes, unresolved, irreversible, commands, unknown, steps };
}
var REMOVES = /^(?:rm|unlink|rmdir|git rm|git clean)\b/;
function locateShellWrite(write) {
  const { spelled } = write;
  const top = write.fromTop === true ? findGitRoot(write.path) : null;
  const plain = locateAsText(top === null ? write : { ...write, path: top });
  const climbing = spelled === void 0 ? [] : locateAsText({ ...write, path: spelled });
  return plain === null || climbing === null ? null : [...plain, ...climbing];
}
function locateAsText({ path, how, recursive, glob }) {
  const paths = glob ? listGlobTargets(path, REMOVES.test(how)) : [REMOVES.test(how) ? resolveEntry(path) : resolveRealPath(path)];
  return paths === null ? null : [...new Set(paths)].map((real) => ({ path: real, how, recursive }));
}
function findMissingFolders({ assumedDirectories, writes }) {
  const made = new Set(writes.map(({ path }) => path));
  return assumedDirectories.filter((folder) => !made.has(folder) && !hasPath(folder)).map((folder) => ({ what: `cd ${folder}`, why: "this folder does not exist, so what follows runs somewhere else" }));
}

// src/steps/guard-places.ts
async function findGuardPlaces(projectDir, cwd) {
  const { HOME, USERPROFILE, CLAUDE_CONFIG_DIR } = process.env;
  const home = HOME || USERPROFILE || null;
  const clientDir = CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`);
  const real = resolveRealPath(projectDir);
  const tree = await findWorkTree(real, cwd);
  const bases = tree === null || tree === real ? [real] : [real, tree];
  return { projectDir: real, bases, home, clientDir, fold: isCaseInsensitive(real) };
}
async function findWorkTree(projectDir, cwd) {
  if (cwd === projectDir || findGitRoot(cwd) === findGitRoot(projectDir)) return null;
  const { findLinkedTree } = await loadPart("steps/linked-tree");
  return findLinkedTree(projectDir, cwd);
}

// src/core/guardrails/confined-writes.ts
var MAX_NAMED = 4;
function judgeConfinedWrites({ writes, unresolved }, rules) {
  const name = ({ path }) => `"${describePath(path, rules.projectDir)}"`;
  const guarded = writes.filter(({ path }) => rules.protected(path));
  const outside = rules.roots === null ? [] : writes.filter(({ path }) => rules.roots?.test(path) === false);
  const wrong2 = guarded[0] ?? outside[0];
  if (wrong2 !== void 0) {
    const targets = [...new Set([...guarded, ...outside].map(name))];
    const more = targets.length > MAX_NAMED ? ` and ${targets.length - MAX_NAMED} more` : "";
    const what = `${wrong2.how} would write ${targets.slice(0, MAX_NAMED).join(", ")}${more}`;
    const reason2 = guarded.length > 0 ? `${what}, which this repository protects (guardrails.protected).${describeRoots(rules)}` : `${what}, outside the write roots.${describeRoots(rules)}`;
    return { decision: "deny", target: wrong2.path, reason: reason2 };
  }
  const [doubt] = unresolved;
  if (doubt === void 0 || rules.roots === null || rules.unresolved === "allow") return null;
  const reason = `it cannot be told beforehand where this would write: ${doubt.why} (${doubt.what}).${describeRoots(rules)} Name the files literally, or use Write and Edit.`;
  return { decision: rules.unresolved, target: doubt.what, reason };
}
function describeRoots({ roots }) {
  if (roots === null) return "";
  if (roots.globs.length === 0) return " No path may be written (guardrails.write_roots is empty).";
  return ` Writes are allowed in ${roots.globs.slice(0, 20).join(", ")} (guardrails.write_roots).`;
}

// src/core/guardrails/policy.ts
function isPolicyAdopted(config) {
  return config["guardrails.write_roots"] !== null || config["guardrails.allowed_tools"] !== null || config["guardrails.protected"].length > 0 || config["guardrails.architecture"].length > 0 || config["guardrails.evaluator"] || Object.keys(config["guardrails.governance"]).length > 0 || isModeSet(config, "guardrails.modes.stale_resumption") || isModeSet(config, "guardrails.modes.post_compaction_approval");
}
function isModeSet(config, key) {
  return config[key] !== DEFAULT_CONFIG[key];
}

// src/core/guardrails/measure-write.ts
var WARN_TOKENS = 2e4;
var CONTENT_FIELDS = {
  Write: ["file_path", "content"],
  Edit: ["file_path", "new_string"],
  NotebookEdit: ["notebook_path", "new_source"]
};
function measureWrite(toolName, toolInput) {
  if (toolName === "MultiEdit") {
    const edits = Array.isArray(toolInput.edits) ? toolInput.edits : [];
    const chars = edits.reduce(
      (sum, edit) => sum + (stringOf(edit?.new_string)?.length ?? 0),
      0
    );
    return Math.ceil(chars / 4);
  }
  const fields = Object.hasOwn(CONTENT_FIELDS, toolName) ? CONTENT_FIELDS[toolName] : void 0;
  if (fields === void 0) return 0;
  return Math.ceil((stringOf(toolInput[fields[1]])?.length ?? 0) / 4);
}

// src/core/guardrails/write-size.ts
var DENY_TOKENS = 25e3;
function judgeWriteSize(toolName, toolInput, mode) {
  const tokens = measureWrite(toolName, toolInput);
  if (tokens <= WARN_TOKENS) return null;
  const target = stringOf(toolInput.file_path) ?? stringOf(toolInput.notebook_path) ?? "the file";
  const size = `${toolName} would write about ${tokens} tokens in one call`;
  if (tokens <= DENY_TOKENS || mode === "warn") {
    const reason = `${size}. A file is best read back in one piece when it stays under ${WARN_TOKENS}.`;
    return { decision: "warn", target, reason };
  }
  const advice = toolName === "Write" ? "Write a first part of the file, then add the rest with Edit calls, or split it into several files." : "Make the change in several smaller calls.";
  return { decision: "deny", target, reason: `${size}; up to ${DENY_TOKENS} is allowed. ${advice}` };
}

// src/io/own-places.ts
function findBundles() {
  const bundle = (process.argv[1] ?? "").replaceAll("\\", "/");
  return bundle.slice(0, bundle.lastIndexOf("/") + 1) || "/";
}
function hasLinkedPlace(projectDir) {
  const { HOME, USERPROFILE, CLAUDE_CONFIG_DIR, XDG_CONFIG_HOME } = process.env;
  const home = HOME || USERPROFILE || "";
  const client = CLAUDE_CONFIG_DIR || `${home}/.claude`;
  const files = [
    ...[".holdfast", ".claude/holdfast", ".claude/settings.json", ".claude/settings.local.json"],
    "docs/context/GUARDRAILS.md"
  ].map((path) => `${projectDir}/${path}`);
  const personal = [`${client}/settings.json`, `${client}/settings.local.json`];
  const places = [...files, ...personal, `${XDG_CONFIG_HOME || `${home}/.config`}/holdfast`];
  const git = lstatSync(`${projectDir}/.git`, { throwIfNoEntry: false });
  return git !== void 0 && !git.isDirectory() || places.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true);
}

// src/steps/list-guards.ts
var GUARDS = [
  [
    "allowed-tools",
    ({ call, config }) => {
      const allowed = config["guardrails.allowed_tools"];
      if (allowed === null) return null;
      return async () => (await loadPart("core/guardrails/allowed-tools")).judgeAllowedTool(call, allowed);
    }
  ],
  ["self-protection", (bench) => () => protectSelf(bench)],
  ["confined-writes", (bench) => confines(bench.config) ? () => confineWrites(bench) : null],
  [
    "write-size",
    ({ call, config }) => () => judgeWriteSize(call.givenName, call.toolInput, config["guardrails.modes.write_size"])
  ],
  [
    "spawn-gate",
    ({ call, config, session }) => {
      const mode = config["escalation.gate_spawns"];
      return call.toolName === "Agent" && mode !== "off" ? async () => {
        const { gateSpawn } = await loadPart("core/guardrails/spawn-gate");
        return gateSpawn(call, (await session())?.tier ?? "nominal", mode);
      } : null;
    }
  ],
  [
    "tool-availability",
    (bench) => bench.call.toolName !== "Agent" ? null : async () => (await loadPart("steps/judge-spawn")).judgeSpawn(bench.call, await bench.places())
  ],
  [
    "plan-evaluator",
    (bench) => !bench.config["guardrails.evaluator"] ? null : async () => (await loadPart("steps/judge-plan")).judgePlanned(bench.call, await bench.effects(), await bench.places())
  ],
  [
    "architecture",
    (bench) => {
      const rules = bench.config["guardrails.architecture"];
      if (rules.length === 0) return null;
      return async () => (await loadPart("steps/judge-layers")).judgeLayers(bench.call, await bench.effects(), {
        rules,
        places: await bench.places(),
        makeTest: await loadGlobTest(
          rules.flatMap(({ files, may_import = [], never_import = [] }) => [
            ...files,
            ...may_import,
            ...never_import
          ])
        )
      });
    }
  ],
  ["governance", (bench) => isPolicyAdopted(bench.config) ? () => govern(bench) : null],
  ["post-compaction-approval", (bench) => isPolicyAdopted(bench.config) ? () => awaitApproval(bench) : null],
  [
    "stale-resumption",
    (bench) => isPolicyAdopted(bench.config) ? async () => (await loadPart("steps/judge-resumption")).judgeResumption(bench.call, await bench.effects(), {
      places: await bench.places(),
      file: bench.config["resumption.orchestration_file"],
      now: readClock()
    }) : null
  ]
];
function listGuards(bench) {
  return GUARDS.map(([name, prepare]) => {
    const key = name === "spawn-gate" ? "escalation.gate_spawns" : `guardrails.modes.${name.replaceAll("-", "_")}`;
    const mode = bench.config[key];
    return { name, mode, judge: mode === "off" ? null : prepare(bench) };
  });
}
async function protectSelf({ call, effects, places }) {
  const found = await effects();
  const command = findShell(call) === null ? null : stringOf(call.toolInput.command);
  const { projectDir } = await places();
  const bundles = findBundles();
  const isNear = found.writes.some((write) => mayTouchOwn(write, projectDir, bundles)) || command !== null && (namesOwn(command) || setsHoldfast(command));
  if (!isNear && (found.writes.length === 0 || !hasLinkedPlace(projectDir))) return null;
  const { protectSelfFrom } = await loadPart("steps/protect-self");
  return protectSelfFrom(call, found, command, await places());
}
var confines = (config) => config["guardrails.write_roots"] !== null || config["guardrails.protected"].length > 0;
async function confineWrites({ config, effects, places }) {
  const found = await effects();
  const place = await places();
  const globs = config["guardrails.write_roots"];
  const kept = config["guardrails.protected"];
  const test = await loadGlobTest([...globs ?? [], ...kept]);
  return judgeConfinedWrites(found, {
    roots: globs === null ? null : { globs, test: compileGlobs(globs, place, test) },
    protected: compileGlobs(kept, place, test),
    unresolved: config["guardrails.unresolved"],
    projectDir: place.projectDir
  });
}
async function govern(bench) {
  const { writes } = await bench.effects();
  if (writes.length === 0) return null;
  const { judgeGoverned } = await loadPart("steps/judge-governed");
  const { finding, governed } = await judgeGoverned(writes, bench.config, await bench.places());
  bench.governed = governed;
  return finding;
}
async function awaitApproval({ call, effects, session }) {
  const question = (await session())?.approvalDue ?? null;
  if (question === null) return null;
  const { judgeApproval } = await loadPart("core/guardrails/post-compaction-approval");
  return judgeApproval(call, await effects(), question);
}

// src/steps/judge-tool-call.ts
async function judgeToolCall(toJudge) {
  const { config, call, projectDir } = toJudge;
  const started = readClock().getTime();
  let found = null;
  let finding = null;
  const places = () => {
    finding ??= findGuardPlaces(projectDir, call.cwd);
    return finding;
  };
  const effects = async () => {
    found ??= await findEffects(call, config, (await places()).home);
    return found;
  };
  const bench = { ...toJudge, effects, places, governed: null };
  const judgement = await judgeCall(listGuards(bench), {
    fail: config["guardrails.fail"],
    deadlineMs: config["guardrails.deadline"],
    isOverdue: () => readClock().getTime() - started > config["guardrails.deadline"],
    nameError: errorCode
  });
  const saysItself = findFilePath(call) !== null;
  return { ...judgement, effects: found, governed: saysItself ? null : bench.governed };
}
function needsAftermath({ verdict, effects, governed }, config) {
  if (verdict.decision === "deny" || effects === null) return false;
  if (governed !== null) return true;
  const confined = config["guardrails.write_roots"] !== null && config["guardrails.modes.confined_writes"] !== "off";
  return confined && (effects.unresolved.length > 0 || effects.unknown.length > 0);
}

// src/answers/pre-tool-use.ts
var respond = createResponder("pre-tool-use", parsePreToolUse, async (input, hook) => {
  const config = await hook.config();
  if (config === null) return null;
  const { projectDir } = hook;
  const call = createToolCall(input, input.cwd ?? projectDir);
  const session = async () => (await loadPart("io/session-store")).readSessionState(projectDir, input.sessionId).state;
  const found = await judgeToolCall({ call, projectDir, config, session });
  const judged = { ...found, verdict: hardenVerdict(found.verdict, input.permissionMode) };
  const { verdict, failure } = judged;
  if (failure !== null) {
    const consequence = verdict.decision === "deny" ? "the call is refused" : "the call goes through unjudged by it";
    hook.report({ code: "guard-failed", path: failure.guard, cause: failure.cause, consequence });
  }
  if (needsAftermath(judged, config)) {
    const { prepareAftermath } = await loadPart("steps/prepare-aftermath");
    prepareAftermath(projectDir, input, call, judged, hook.report);
  }
  if (verdict.decision === "allow") return null;
  if (verdict.decision === "warn") return { stdout: addContext("PreToolUse", verdict.reason) };
  return {
    stdout: decidePermission(verdict.decision, verdict.reason),
    after: async () => {
      const { recordJudgement } = await loadPart("steps/record-judgement");
      recordJudgement(projectDir, input, judged);
    }
  };
});
;return {respond, shared14, shared11, shared34, shared13, shared16, shared17, shared35, shared33, shared21, shared15, shared36, shared12, shared20, shared18, shared37};
|*/
/*| part core/guardrails/allowed-tools
const {
  matchesName
} = await loadPart("shared/19");
const {
  currentName
} = (await loadPart("answers/pre-tool-use")).shared18;



// src/core/guardrails/allowed-tools.ts
function judgeAllowedTool({ toolName, givenName }, allowed) {
  const isListed = allowed.some((entry) => {
    const pattern = currentName(entry.replace(/\(.*\)$/, ""));
    if (matchesName(pattern, toolName) || matchesName(entry, givenName)) return true;
    return /^mcp__(?:(?!__).)+$/.test(entry) && toolName.startsWith(`${entry}__`);
  });
  if (isListed) return null;
  const list = allowed.length === 0 ? "no tool" : allowed.slice(0, 30).join(", ");
  const reason = `${givenName} is not among the tools this repository allows. Allowed: ${list} (guardrails.allowed_tools).`;
  return { decision: "deny", target: givenName, reason };
}
;return {judgeAllowedTool};
|*/
/*| part core/guardrails/mcp-paths
const {
  matchesName
} = await loadPart("shared/19");

const {
  isRecord
} = (await loadPart("answers/pre-tool-use")).shared20;


// src/core/guardrails/mcp-paths.ts
var WRITING = /(?:^|_)(?:write|edit|create|save|update|delete|remove|move|rename|copy|append|put|patch|mkdir|make|replace|insert|overwrite|modify|apply|truncate|touch|export|download)(?:_|$)/;
var READING = /(?:^|_)(?:read|get|list|search|find|view|show|stat|info|tree|grep|glob|describe|query|fetch|exists)(?:_|$)/;
var PATH_FIELDS = /* @__PURE__ *@/ new Set([
  ...["path", "paths", "filepath", "filename", "file", "files", "destination", "dest", "target", "newpath", "oldpath"],
  ...[
    "source",
    "src",
    "relativepath",
    "absolutepath",
    "targetfile",
    "outputpath",
    "output",
    "outputfile",
    "notebookpath"
  ],
  ...["directory", "dir", "folder", "uri", "savepath", "from", "to", "targetpath", "sourcepath", "localpath"]
]);
var CONTENT_FIELDS = /* @__PURE__ *@/ new Set([
  ...["content", "contents", "text", "data", "edits", "newstr", "newtext", "newstring", "filetext", "patch", "diff"],
  ...["newcontent", "newsource", "code", "body", "replacement"]
]);
var plainName = (field) => field.replaceAll(/[-_]/g, "").toLowerCase();
var plainTool = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replaceAll("-", "_").toLowerCase();
function findMcpPaths(toolName, toolInput, configured) {
  for (const [pattern, fields2] of Object.entries(configured)) {
    if (matchesName(pattern, toolName)) return fields2.flatMap((field) => textsOf(toolInput[field]));
  }
  const name = plainTool(toolName.split("__").slice(2).join("__"));
  const fields = Object.keys(toolInput);
  const hasContent = fields.some((field) => CONTENT_FIELDS.has(plainName(field)));
  if (!WRITING.test(name) && (!hasContent || READING.test(name))) return null;
  const paths = fields.filter((field) => PATH_FIELDS.has(plainName(field))).flatMap((field) => textsOf(toolInput[field]));
  return paths.length === 0 ? null : paths;
}
function textsOf(value) {
  if (typeof value === "string") return value === "" ? [] : [value.replace(/^file:\/\//, "")];
  if (Array.isArray(value)) return value.slice(0, 1e3).flatMap(textsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(
    ([field, item]) => PATH_FIELDS.has(plainName(field)) && typeof item === "string" ? textsOf(item) : []
  );
}
;return {findMcpPaths};
|*/
/*| part core/guardrails/post-compaction-approval
const {
  excerptLine
} = await loadPart("shared/32");


// src/core/guardrails/post-compaction-approval.ts
var IRREVERSIBLE_TOOL = /(?:^|_)(?:delete|remove|drop|destroy|send|publish|deploy|merge|push|transfer|pay|purge|post)(?:_|$)/i;
function findOpenQuestion({ trigger, workState }) {
  return trigger === "auto" && workState.pendingQuestion !== null ? excerptLine(workState.pendingQuestion, 300) : null;
}
function judgeApproval(call, effects, question) {
  const what = findWeightyStep(call, effects);
  if (what === null) return null;
  const reason = `the context was compacted while the person was still to decide: "${question}". ${what} would act on an answer nobody has given. Ask the person first; reading and preparing are fine.`;
  return { decision: "ask", target: what, reason };
}
function findWeightyStep({ toolName }, { irreversible }) {
  if (toolName === "ExitPlanMode") return "Leaving plan mode";
  const [first] = irreversible;
  if (first !== void 0) return `\`${first}\``;
  const isMcp = toolName.startsWith("mcp__");
  return isMcp && IRREVERSIBLE_TOOL.test(toolName.split("__").slice(2).join("__")) ? toolName : null;
}
;return {findOpenQuestion,
  judgeApproval};
|*/
/*| part core/guardrails/spawn-gate
const {
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;


// src/core/guardrails/spawn-gate.ts
function gateSpawn(call, tier, mode) {
  if (mode === "off" || tier !== "emergency" || call.agentId !== null || call.toolName !== "Agent") return null;
  return {
    decision: mode,
    target: stringOf(call.toolInput.description) ?? "agent",
    reason: "the context is at EMERGENCY, where the report of an agent may not fit. Finish what is open without agents, or continue in a new session, which is handed the checkpoint."
  };
}
;return {gateSpawn};
|*/
/*| part core/shell/archivers
const {toolPrograms: z} = await loadPart("shared/30");const {isAbsolutePath: v} = await loadPart("shared/24");const {hasFlag: c,parseOptions: d,valuesOf: f} = await loadPart("shared/27");const {STAR: $,everythingBelow: u,hasMarks: h} = await loadPart("shared/25");var g="file= directory= extract get create append update list delete concatenate catenate diff compare to-stdout to-command= use-compress-program= checkpoint-action= info-script= listed-incremental= remove-files absolute-names one-top-level? transform= xform= strip-components= exclude= exclude-from= files-from= owner= group= mode= format= newer= rsh-command= new-volume-script= index-file=",w="fCbTXgILVNFKH";function b(o){const[n="",...e]=o;if(n.startsWith("-")||!/^[A-Za-z]+$/.test(n))return o;const t=[];let r=0;for(const i of n)t.push(`-${i}`),w.includes(i)&&(t.push(e[r]??""),r+=1);return[...t,...e.slice(r)]}function x(o){return f(o,"C","directory").reduce((e,t)=>t.startsWith("/")||h(t)||e===""?t:`${e}/${t}`,"")||"."}function y({state:o,shell:n,input:e},t){const r=f(t,"checkpoint-action").filter(a=>a.startsWith("exec=")),i=[...f(t,"to-command","info-script","new-volume-script","F","use-compress-program","I","rsh-command"),...r.map(a=>a.slice(5))];for(const a of i)h(a)?n.doubt(a,"tar runs it"):n.runText(a,o,e)}var m=o=>{const{state:n,shell:e}=o,t=d(b(o.args),{values:w,long:g});y(o,t);for(const r of f(t,"g","listed-incremental","index-file"))e.write(n,r,"tar");return c(t,"x","extract","get")?(F(o,t),null):(A.some(r=>c(t,r))&&O(o,t),null)},A=["c","create","r","append","u","update","A","catenate","concatenate","delete"];function F({state:o,shell:n,args:e},t){if(c(t,"O","to-stdout","to-command"))return;const r=x(t);for(const a of f(t,"one-top-level"))n.write(o,u(v(a)?a:`${r}/${a}`),"tar -x");n.write(o,u(r),"tar -x"),c(t,"P","absolute-names","transform","xform")&&n.doubt(`tar ${e.join(" ")}`,"names in the archive may lead anywhere")}function O({state:o,shell:n},e){for(const r of f(e,"f","file"))r!=="-"&&n.write(o,r,"tar -c");if(!c(e,"remove-files"))return;const t=x(e);for(const r of e.operands)n.write(o,v(r)?r:`${t}/${r}`,"tar --remove-files",{recursive:!0})}var T=({args:o,state:n,shell:e})=>{const t=d(o,{values:"dPx"});if(c(t,"l","p","t","Z","z","v","c","h")||t.operands.length===0)return null;const[r="."]=f(t,"d");return e.write(n,u(r),"unzip"),c(t,":")&&e.doubt(`unzip ${o.join(" ")}`,"names in the archive may lead anywhere"),null},P=({args:o,state:n,shell:e})=>{o.findIndex(s=>s==="-TT"||s==="--unzip-command")!==-1&&e.doubt(["zip",...o].join(" "),"it runs a command to test the archive");const r=d(o,{values:"bnOPtxi",long:"out= output-file= unzip-command="}),[i,...a]=r.operands,p=f(r,"O","out","output-file");for(const s of p.length>0?p:i===void 0?[]:[i])s!=="-"&&(e.write(n,s,"zip"),/\.[^/]*$/.test(s)||e.write(n,`${s}.zip`,"zip"));if(c(r,"m"))for(const s of a)e.write(n,s,"zip -m",{recursive:!0});return null},l=({name:o,args:n,state:e,shell:t})=>{const[r="",...i]=n,a=i.find(s=>!s.startsWith("-")),p=i.find(s=>s.startsWith("-o"))?.slice(2)??".";return r==="x"||r==="e"?t.write(e,u(p),o):/^[adu]$|^rn$/.test(r)&&a!==void 0&&t.write(e,`${a}${/\.[^/]*$/.test(a)?"":$}`,o),null},W=({args:o,state:n,shell:e})=>{const t=d(o,{values:"OFDIEHCM",long:"file= directory= extract create pass-through list to-stdout"}),[r="."]=f(t,"D","directory");if(c(t,"i","extract")&&!c(t,"t","list","to-stdout")&&(e.write(n,u(r),"cpio -i"),c(t,"no-absolute-filenames")||e.doubt(`cpio ${o.join(" ")}`,"names in the archive may lead anywhere")),c(t,"o","create"))for(const i of f(t,"O","F","file"))e.write(n,i,"cpio -o");if(c(t,"p","pass-through"))for(const i of t.operands)e.write(n,u(i),"cpio -p");return null},I=({name:o,args:n,state:e,shell:t})=>{const[r="",i]=n;return i!==void 0&&/^-?[a-zA-Z]*[rqdmsx]/.test(r)&&t.write(e,/x/.test(r)?u("."):i,o),null},R={...z({unrar:{targets:"last"}}),ar:I,tar:m,gtar:m,bsdtar:m,unzip:T,zip:P,"7z":l,"7za":l,"7zz":l,cpio:W};;return {ARCHIVERS: R};
|*/
/*| part core/shell/awk-tool
const {noteScriptFile: a} = await loadPart("shared/28");const {forkState: h} = await loadPart("shared/29");const {hasFlag: d,parseOptions: w,valuesOf: u} = await loadPart("shared/27");const {hasMarks: x,isKnown: m} = await loadPart("shared/25");var g=/^[(,{};!~&|\n?:=]$|^(?:&&|\|\|)$/;function k(n,e,t){let i=e;for(;i<n.length&&n.charAt(i)!==t;)i+=n.charAt(i)==="\\"?2:1;return i}function A(n,e,t){const i=n.charAt(e),s=t.at(-1),f=i==="/"&&(s===void 0||s.kind==="end"||g.test(s.text));if(i==='"'||f){const p=k(n,e+1,i);return t.push(f?{kind:"word",text:"0"}:{kind:"text",text:n.slice(e+1,p)}),p+1}const[r]=/^(?:\w+|>>|>=|\|\||\|&|&&|[\s\S])/.exec(n.slice(e,e+80))??[i],o=/\w/.test(r)?"word":/[;\n}]/.test(r)?"end":"sign";return t.push({kind:o,text:r}),e+r.length}function $(n){const e=[];let t=0;for(;t<n.length;){const i=n.charAt(t),s=i==="#"?n.indexOf(`
`,t):t;if(s===-1)break;i==="#"?t=s:t=/[^\S\n]/.test(i)?t+1:A(n,t,e)}return e}function c(n,e){const[t,i]=[n[e+1],n[e+2]],s=i===void 0||i.kind==="end"||i.text===")";return t?.kind==="text"&&s&&!t.text.includes("\\")?t.text:null}function v(n,e){const t=n[e-2];return t?.kind==="text"&&!t.text.includes("\\")?t.text:null}function D(n,e,t){const i=n[e]?.text;i==="print"||i==="printf"?t.printDepth=t.depth:i==="system"?t.runs.push(n[e+1]?.text==="("?c(n,e+1):null):i==="getline"&&/^\|&?$/.test(n[e-1]?.text??"")&&t.runs.push(v(n,e))}function E(n,e,t){const i=n[e]?.text??"";if(/^[([]$/.test(i))t.depth+=1;else if(/^[)\]]$/.test(i))t.depth-=1;else{if(t.depth!==t.printDepth)return;/^>>?$/.test(i)?t.files.push(c(n,e)):/^\|&?$/.test(i)&&n[e+1]?.text!=="getline"&&t.runs.push(c(n,e))}}function S(n){const e={files:[],runs:[],depth:0,printDepth:-1},t=$(n);for(const[i,{kind:s}]of t.entries())s==="end"?e.printDepth=-1:s==="word"?D(t,i,e):s==="sign"&&E(t,i,e);return{files:[...new Set(e.files)],runs:[...new Set(e.runs)]}}function F({name:n,state:e,shell:t},i){const{files:s,runs:f}=S(i),r=`${n} ${i.slice(0,200)}`;for(const o of s)o===null?t.doubt(r,"it prints to a file named only when it runs"):t.write(e,o,`${n} >`);for(const o of f)o===null||x(o)?t.doubt(r,"it runs a command known only then"):t.runText(o,h(e),null);!m(i)&&/^[\uFDD0\uFDD1]/.test(i)&&t.doubt(r,"the program it runs is known only when the command runs")}var l=n=>{const e=w(n.args,{values:"FvfileE",long:"field-separator= assign= file= include= source= exec= load= sandbox",stopAtOperand:!0}),t=d(e,"f","file","exec","E","e","source"),[i=""]=e.operands;for(const s of t?u(e,"e","source"):[i])F(n,s);for(const s of u(e,"f","file","E","exec"))a(n,s);if(!u(e,"i","include").includes("inplace"))return null;for(const s of e.operands.slice(t?0:1))/^\w+=/.test(s)||n.shell.write(n.state,s,`${n.name} -i inplace`);return null},b={awk:l,gawk:l,mawk:l,nawk:l,goawk:l};;return {AWK: b};
|*/
/*| part core/shell/copiers
const {writeWithParents: y} = await loadPart("shared/31");const {baseName: m,parentPath: O} = await loadPart("shared/24");const {hasFlag: o,parseOptions: a,valuesOf: c} = await loadPart("shared/27");const {NAME: w,STAR: T,everythingBelow: f,isKnown: b} = await loadPart("shared/25");var d="target-directory= suffix= backup? no-target-directory parents recursive archive symbolic mode= owner= group= directory";function k({name:e,state:r,shell:t},{sources:s,target:n,isFolder:i,isFile:N,recursive:h}){if(m(n).includes(w))return t.write(r,f(O(n)),e);if(i||t.write(r,n,e,{recursive:h}),N)return;const p=n.replace(/\/+$/,"")||"/";for(const P of s){const u=m(P);b(u)&&u!==""&&!/^\.{1,2}$/.test(u)&&!u.includes(w)?t.write(r,`${p==="/"?"":p}/${u}`,e,{recursive:h}):t.write(r,f(p),e)}}var L=e=>/(?:^|\/)\.{0,2}$/.test(e);function S(e,r){const[t]=c(e,"t","target-directory").slice(-1);if(t!==void 0)return{sources:e.operands,target:t,isFolder:!0,isFile:!1,recursive:r};const s=e.operands.slice(0,-1),n=e.operands.at(-1);if(n===void 0||s.length===0)return null;const i=o(e,"T","no-target-directory");return{sources:s,target:n,isFolder:!i&&(s.length>1||L(n)),isFile:i,recursive:r}}function R({name:e,args:r,shell:t},s){s.mayHoldMore&&t.doubt([e,...r].join(" "),"words known only when the command runs may name another target")}function l(e,r,t){R(e,r);const s=S(r,t);if(s===null)return;const i=e.name==="cp"&&o(r,"s","symbolic-link","l","link")||e.name==="link"?{...e,name:"ln"}:e;k(i,o(r,"parents")?{...s,recursive:!0}:s),o(r,"parents")&&e.shell.write(e.state,f(s.target),e.name),o(r,"b","backup","S","suffix")&&(e.shell.write(e.state,`${s.target.replace(/\/+$/,"")}${T}`,e.name),s.isFile||e.shell.write(e.state,f(s.target),e.name))}var g=e=>{const r=a(e.args,{values:"tS",long:d});return l(e,r,o(r,"r","R","a","recursive","archive")),""},$=e=>{const r=a(e.args,{values:"tS",long:d});l(e,r,!0);const t=o(r,"t","target-directory")?r.operands:r.operands.slice(0,-1);for(const s of t)e.shell.write(e.state,s,"mv",{recursive:!0});return""},F=e=>{const r=a(e.args,{values:"tSmog",long:d});if(o(r,"d","directory"))for(const s of r.operands)y(e,s);else l(e,r,!1);const[t]=o(r,"D")?r.operands.slice(-1):[];return t!==void 0&&y(e,t),""},x=e=>{const r=a(e.args,{values:"tS",long:d}),[t,...s]=r.operands;if(t!==void 0&&s.length===0&&!o(r,"t","target-directory")){const n=m(t);e.shell.write(e.state,b(n)?n:t,"ln")}else l(e,r,!1);if(!o(r,"s","symbolic"))for(const n of r.operands.slice(0,-1))e.shell.write(e.state,n,"ln");return""},v=e=>/^[^/]+:/.test(e),z=e=>{const r=a(e.args,{values:"cDFiJloPSX"}),t=S(r,o(r,"r"));return t===null||v(t.target)||k(e,t),null},A=/^(?:ssh|rsync|sudo rsync)(?: -[\w/.~-]+(?: [\w./~-]+)?)*$/,C=e=>{const t=a(e.args,{values:"efBTM",long:"dry-run rsh= exclude= include= filter= exclude-from= include-from= files-from= backup-dir= suffix= log-file= temp-dir= compare-dest= copy-dest= link-dest= chmod= chown= partial-dir= write-batch= bwlimit= max-size= min-size= timeout= rsync-path= info= remove-source-files"});if([...c(t,"e","rsh"),...c(t,"rsync-path")].every(i=>A.test(i))||e.shell.doubt(["rsync",...e.args].join(" "),"it runs a program that its options name"),o(t,"n","dry-run","list-only"))return null;for(const i of c(t,"log-file","backup-dir","write-batch"))e.shell.write(e.state,i,"rsync",{recursive:!0});const n=t.operands.at(-1);if(n===void 0||t.operands.length<2)return null;if(o(t,"remove-source-files"))for(const i of t.operands.slice(0,-1))v(i)||e.shell.write(e.state,i,"rsync",{recursive:!0});return v(n)||e.shell.write(e.state,n,"rsync",{recursive:!0}),null},M={cp:g,gcp:g,mv:$,gmv:$,install:F,ginstall:F,ln:x,link:x,scp:z,rsync:C,ditto:g};;return {COPIERS: M};
|*/
/*| part core/shell/downloaders
const {baseName: m} = await loadPart("shared/24");const {hasFlag: l,parseOptions: d,valuesOf: s} = await loadPart("shared/27");const {STAR: p,everythingBelow: v,hasMarks: g} = await loadPart("shared/25");var w="AbcCdDeEFhHKmoPQrtTuUwxXyYzs".replace("s",""),h="output= output-dir= remote-name remote-name-all remote-header-name dump-header= cookie-jar= trace= trace-ascii= stderr= etag-save= hsts= alt-svc= libcurl= config= request= data= data-raw= data-binary= data-urlencode= json= header= user= user-agent= url= max-time= connect-timeout= retry= retry-delay= form= cookie= write-out= proxy= cacert= cert= key= upload-file= referer= range= resolve= etag-compare= location silent show-error fail head include insecure verbose compressed create-dirs",$=["o","output","D","dump-header","c","cookie-jar","trace","trace-ascii","stderr","etag-save","hsts","alt-svc","libcurl"];function f(n){const t=n.replace(/^[a-z]+:\/\//i,"").replace(/[?#].*$/s,""),r=t.includes("/")?m(t):"";return r===""||g(r)?p:r}var O=({args:n,state:t,shell:r})=>{const e=d(n,{values:w,long:h}),[c="."]=s(e,"output-dir").slice(-1);for(const o of $)for(const a of s(e,o)){if(a==="-")continue;const u=a.replace(/#\d+/g,p),i=c!=="."&&(o==="o"||o==="output")&&!u.startsWith("/");r.write(t,i?`${c}/${u}`:u,`curl ${o.length===1?"-":"--"}${o}`)}if(l(e,"O","remote-name","remote-name-all")){const o=[...e.operands,...s(e,"url")],a=l(e,"J","remote-header-name")?[p]:o.map(f);for(const u of a)r.write(t,`${c}/${u}`,"curl -O")}return l(e,"K","config")&&r.doubt(`curl ${n.join(" ")}`,"its options come from a file"),null},y="output-document= directory-prefix= output-file= append-output= save-cookies= warc-file= spider recursive mirror page-requisites input-file= execute= header= user-agent= tries= timeout= post-data= post-file= method= body-data= level= accept= reject= load-cookies= user= password= wait= limit-rate= domains= no-check-certificate quiet content-disposition trust-server-names",k=({args:n,state:t,shell:r})=>{const e=d(n,{values:"OPoaietTUlADRXIQwB",long:y});for(const i of s(e,"o","output-file","a","append-output","save-cookies"))i!=="-"&&r.write(t,i,"wget -o");if(l(e,"spider","version","help","V","h"))return null;const c=s(e,"O","output-document");if(c.length>0){for(const i of c)i!=="-"&&r.write(t,i,"wget -O");return null}const[o="."]=s(e,"P","directory-prefix").slice(-1),a=l(e,"r","recursive","m","mirror","p","page-requisites","x","force-directories","i","input-file"),u=l(e,"content-disposition","trust-server-names");if(a)r.write(t,v(o),"wget");else for(const i of e.operands)r.write(t,`${o}/${u?"":f(i)}${p}`,"wget");return null},b=({args:n,state:t,shell:r})=>{const e=d(n,{values:"odlis",long:"out= dir= log="}),[c="."]=s(e,"d","dir"),o=s(e,"o","out");for(const a of o.length>0?o:e.operands.map(f))r.write(t,`${c}/${a}`,"aria2c");for(const a of s(e,"l","log"))a!=="-"&&r.write(t,a,"aria2c");return null},x={curl:O,wget:k,aria2c:b};;return {DOWNLOADERS: x};
|*/
/*| part core/shell/editors
const {noteSql: w} = await loadPart("shared/5");const {toolPrograms: b} = await loadPart("shared/30");const {parseOptions: m,valuesOf: h} = await loadPart("shared/27");const {hasMarks: q,isKnown: v} = await loadPart("shared/25");var x=/^:?(?:(?:w|wq|q|x|wqa|qa|wa|xa|noh|redo|undo|up)!?|(?:%|[\d,$.]+)?(?:s\W[^|!=]*|d|sort|retab)|set? [\w=, ]*)$/,l=s=>s.shell.doubt([s.name,...s.args].join(" "),"its commands may write other files, or run programs"),n=s=>{const o=s.args.filter(t=>!t.startsWith("+")),e=m(o,{values:"cSuTWwrit",long:"cmd= headless"}),a=s.args.filter(t=>t.startsWith("+")).map(t=>t.slice(1)),u=[...h(e,"c","cmd"),...a].every(t=>v(t)&&(x.test(t.trim())||/^\d*$/.test(t))),r=e.flags.has("s")&&s.name!=="ex"&&!e.flags.has("e");(!u||r||["S","w","W"].some(t=>e.flags.has(t)))&&l(s);for(const t of e.operands)s.shell.write(s.state,t,s.name);return null},g=s=>{const{operands:o}=m(s.args,{values:"p"});for(const a of o)s.shell.write(s.state,a,s.name);const e=s.input;return(e===null||q(e)||/^[\d,$.;/?%]*\s*(?:[wW]q?\s+\S|[rfe]\s*!|!)|!/m.test(e))&&l(s),null},S=/^\s*\.(?:output|once|save|backup|dump|shell|system|excel|log|import|clone|archive|read|load|cd|sha3sum)\b/im,T=/\b(?:writefile|edit|load_extension|fts\w*_tokenizer)\s*\(|\battach\b|\bvacuum\s+into\b/i,y=s=>{const{args:o,input:e,state:a,shell:f,name:u}=s,r=m(o,{singleDash:!0,long:"cmd= init= separator= newline= nullvalue="}),[t,...d]=r.operands;t!==void 0&&!r.flags.has("readonly")&&t!==":memory:"&&f.write(a,t,u);const i=[...h(r,"cmd"),...d],p=d.length>0?"":e;return p!==null&&i.push(p),w(s,i),(!(p!==null&&!r.flags.has("init")&&i.every(v))||i.some(c=>S.test(c)||T.test(c)))&&l(s),null},W=s=>{const o=m(s.args,{values:"lfqQ",long:"eval= execute= load= funcall= batch script="});for(const e of o.operands)s.shell.write(s.state,e,s.name);return["eval","execute","load","funcall","script","l","f"].some(e=>o.flags.has(e))&&l(s),null},E={...b({nano:{targets:"all",values:"rTYo"},pico:{targets:"all"},micro:{targets:"all"}}),vi:n,vim:n,nvim:n,ex:n,view:n,ed:g,red:g,sqlite3:y,emacs:W};;return {EDITORS: E};
|*/
/*| part core/shell/environment-runners
const {runner: b,wrapper: i} = await loadPart("shared/8");const {runShellText: l} = await loadPart("shared/6");const {forkState: c} = await loadPart("shared/29");const {parseOptions: p} = await loadPart("shared/27");const {hasMarks: k} = await loadPart("shared/25");var O=({args:e,state:t,input:n,shell:r})=>{const a=e.findIndex(o=>!o.startsWith("-")&&!/^\w+=/.test(o));return a===-1?null:r.runWords(e.slice(a),t,n)},s=(e,t)=>n=>{const{args:r,state:a,input:o,shell:u,name:h}=n,m=r.indexOf("--");if(m!==-1)return u.runWords(r.slice(m+1),a,o);const d=r.findIndex(g=>e.includes(g));if(d===-1)return u.noteUnknown(h),null;const{operands:w}=p(r.slice(d+1),{values:"npC",long:"name= prefix=",stopAtOperand:!0});return u.runWords(w.slice(t),a,o)},f=(e,t="")=>n=>{const r=p(n.args,{values:e,long:t}),a=["x","exec","run","command","c"].flatMap(o=>r.values.get(o)??[]);for(const o of a.length>0?a:r.operands)l(o,[],{...n,state:c(n.state)});return null},v=(e,t)=>n=>{const r=p(n.args,{values:e,long:t,stopAtOperand:!0}),a=["x","exec","run","command","c"].flatMap(o=>r.values.get(o)??[]);for(const o of a)l(o,[],{...n,state:c(n.state)});return a.length===0&&n.shell.noteUnknown(n.name),null},x=({name:e,args:t,shell:n},r)=>n.doubt([e,...t].join(" "),r),y=/^(?:new|new-session|neww|new-window|splitw|split-window|respawn-pane|respawnp|popup|display-popup)$/,A=e=>{const t=e.args.findIndex(u=>y.test(u));if(e.args.some(u=>/^(?:send|send-keys|run|run-shell|if|if-shell|pipe-pane|pipep|source|source-file)$/.test(u))&&x(e,"it runs in another shell, whose place is not known"),t===-1)return null;const n=p(e.args.slice(t+1),{values:"scntxyFeplEhwTSb",stopAtOperand:!0}),r=c(e.state);n.values.has("c")&&(r.cwd=null);const[a="",...o]=n.operands;return o.length>0?e.shell.runWords([a,...o],r,null):a!==""&&l(a,[],{...e,state:r}),null},E=e=>{e.args.includes("-X")&&x(e,"it runs in another shell, whose place is not known");const{operands:t}=p(e.args,{values:"SctpehsT",stopAtOperand:!0});return t.length===0||k(t[0]??"")?null:e.shell.runWords(t,e.state,null)},S={tmux:A,screen:E,gosu:i({},1),setpriv:i({long:"reuid= regid= groups= inh-caps= bounding-set="}),fakeroot:i({values:"lsib"}),"xvfb-run":i({values:"enfps",long:"server-num= error-file= server-args= auto-servernum"}),"dbus-run-session":i({}),rlwrap:i({values:"fHbCs"}),catchsegv:i({}),"systemd-inhibit":i({long:"what= who= why= mode="}),firejail:i({}),entr:i({}),ts:i({}),dotenv:i({values:"efvp"}),dotenvx:s(["run"],0),"cross-env":O,"env-cmd":i({values:"fer",long:"file= environments="}),direnv:s(["exec"],1),...Object.fromEntries(["pyenv","rbenv","nodenv","asdf","goenv"].map(e=>[e,s(["exec"],0)])),conda:s(["run"],0),mamba:s(["run"],0),micromamba:s(["run"],0),mise:s(["exec","x"],0),rtx:s(["exec","x"],0),nvm:s(["exec"],1),fnm:s(["exec"],0),volta:s(["run"],0),"aws-vault":s(["exec"],1),op:s(["run"],0),doppler:s(["run"],0),infisical:s(["run"],0),lerna:s(["exec"],0),...Object.fromEntries(["hatch","pdm","rye","pixi"].map(e=>[e,b(["run"],{})])),"nix-shell":v("pAI","run= command= pure packages="),nix:s(["-c","--command"],0),nodemon:v("xwei","exec= watch= ext= ignore="),watchexec:i({values:"wefiEW",long:"watch= exts= filter= ignore="}),concurrently:f("ncp","names= prefix= kill-others success="),hyperfine:f("wrmMpcsLn","warmup= runs= min-runs= max-runs= prepare= cleanup= export-json= export-markdown=")};;return {ENVIRONMENT_RUNNERS: S};
|*/
/*| part core/shell/file-tools
const {toolPrograms: g} = await loadPart("shared/30");const {writeWithParents: m} = await loadPart("shared/31");const {hasFlag: i,parseOptions: l,valuesOf: p} = await loadPart("shared/27");const {HOLE: v,STAR: f} = await loadPart("shared/25");var d={tee:{targets:"all",long:"append ignore-interrupts output-error?"},sponge:{targets:"all"},touch:{targets:"all",values:"drtA",long:"date= reference= time="},mkfifo:{targets:"all",values:"m",long:"mode="},mknod:{targets:"first",values:"m",long:"mode="},rmdir:{targets:"all"},unlink:{targets:"all"},shred:{targets:"all",values:"ns",long:"iterations= size= random-source="},trash:{targets:"all",recursive:!0},"trash-put":{targets:"all",recursive:!0},truncate:{targets:"all",values:"sr",long:"size= reference="},fallocate:{targets:"all",values:"lo",long:"length= offset="},setfacl:{targets:"all",values:"mxMX",recursive:["R","recursive"]},rename:{targets:"rest",except:["n","nono"]},logsave:{targets:"first"}},c=({name:e,args:s,state:r,shell:t})=>{const n=e==="chmod"?s.filter(u=>!/^-[rwxXst]+$/.test(u)):s,o=l(n,{long:"reference= recursive from="}),a=i(o,"reference")||n.length<s.length;for(const u of o.operands.slice(a?0:1))t.write(r,u,e,{recursive:i(o,"R","recursive")});return""},h=e=>{const{operands:s}=l(e.args,{values:"m",long:"mode= parents verbose"});for(const r of s)m(e,r);return""},z=({args:e,state:s,shell:r})=>{const t=l(e,{long:"recursive force interactive? dir preserve-root? no-preserve-root one-file-system verbose help version"}),n=i(t,"r","R","recursive"),o=i(t,"f","force");n&&t.operands.length>0&&r.noteIrreversible(o?"rm -rf":"rm -r");for(const a of t.operands)r.write(s,a,"rm",{recursive:n});return""},w=({args:e,state:s,shell:r})=>{const t=l(e,{values:"tbCfNPlmEyeIsnVOR"});if(i(t,"l","F","y","e"))return null;const n=r.context.home??v,o=p(t,"f");for(const a of o.length>0?o:[`${n}/.ssh/id_${f}`])r.write(s,a,"ssh-keygen"),r.write(s,`${a}.pub`,"ssh-keygen");return null},b=({args:e,state:s,shell:r})=>{for(const t of e)t.startsWith("of=")&&r.write(s,t.slice(3),"dd of=");return null},k=({name:e,args:s,state:r,shell:t})=>{const n=l(s,{values:"SbTMLo",long:"suffix= stdout to-stdout list test recursive keep decompress"});if(i(n,"c","stdout","to-stdout","l","list","t","test"))return null;for(const o of p(n,"o"))t.write(r,o,`${e} -o`);for(const o of n.operands){if(o==="-")continue;t.write(r,o,e,{recursive:i(n,"r","recursive")});const a=/^un|^gun|^bun/.test(e)||i(n,"d","decompress");t.write(r,a?o.replace(/\.[a-zA-Z0-9]+$/,""):`${o}.${f}`,e)}return null},x=Object.fromEntries(["gzip","gunzip","bzip2","bunzip2","xz","unxz","lzma","unlzma","zstd","unzstd","lz4","compress","uncompress","pigz","brotli"].map(e=>[e,k])),O={...g(d),...x,chmod:c,chown:c,chgrp:c,chattr:c,mkdir:h,rm:z,dd:b,"ssh-keygen":w};;return {FILE_TOOLS: O};
|*/
/*| part core/shell/find-shell-writes
const {noteVariable: G} = await loadPart("shared/26");const {EVALUATES: kt,RUNS_IN_INDEX: St,expandText: Z,expandWord: K,noteRedirections: Et,runChain: At,runList: Y,runRedirected: $t,runsInIndex: Tt,settle: Nt} = await loadPart("shared/23");const {enterDirectory: J} = await loadPart("shared/22");const {noteScriptFile: tt} = await loadPart("shared/28");const {UNKNOWN_VALUE: b,forkState: y,joinStates: O,replaceState: E,textValue: P} = await loadPart("shared/29");const {baseName: j,climbs: Pt,isAbsolutePath: W,isDevice: nt,joinPath: F,locatePath: Ot,parentPath: Rt} = await loadPart("shared/24");const {hasFlag: k,parseOptions: S,valuesOf: Dt} = await loadPart("shared/27");const {HOLE: A,NAME: X,SPLIT: zt,STAR: R,describeMarks: Ct,everythingBelow: Mt,hasMarks: $,isKnown: et,toPattern: Lt} = await loadPart("shared/25");var ot=({args:t,state:n,shell:e})=>{const[o=A]=S(t,{}).operands.length>0?S(t,{}).operands:[e.context.home??A];if(t.includes("-")){const s=n.previousCwd;n.previousCwd=n.cwd,n.cwd=s}else n.variables.has("CDPATH")&&!/^\.{0,2}\//.test(o)?n.cwd=null:o!==""&&J(o,n);return e.noteStep(`the directory is now ${n.cwd?.join(" or ")??"not known"}`),""},It=({args:t,state:n})=>{const[e]=t.filter(o=>o!=="-n");if(e===void 0||/^[+-]\d/.test(e)){const{cwd:o}=n;n.cwd=e===void 0?n.previousCwd:null,n.previousCwd=o}else J(e,n);return""},_t=({state:t})=>{const{cwd:n}=t;return t.cwd=t.previousCwd,t.previousCwd=n===t.previousCwd?n:null,""},D=({name:t,args:n,state:e,shell:o})=>{t!=="export"&&n.some(i=>/^-[a-zA-Z]*n/.test(i))&&o.doubt([t,...n].join(" "),"a name that stands for another variable is not followed");const s=t==="export"||n.some(i=>/^-\w*x/.test(i)),r=n.flatMap(i=>/^([A-Za-z_]\w*)/.exec(i)?.[1]??[]);s&&(e.exported=new Set([...e.exported,...r]));for(const i of n){const[,l,a,u]=/^([A-Za-z_]\w*)(\+?)=(.+)$/s.exec(i)??[];l!==void 0&&u!==void 0&&(e.variables.set(l,a==="+"?b:P(u)),G(o,l,[u]))}return""},jt=({args:t,state:n})=>{for(const e of t.filter(o=>!o.startsWith("-")))t.includes("-f")||n.variables.set(e,P("")),t.includes("-v")||n.functions.delete(e);return""};function Wt(t){if(t===null)return[A];const n=t.split(`
`).filter(e=>e!=="");return n.length===0||n.length>8?[A]:n}var Ft=({args:t,state:n,input:e})=>{const o=S(t,{values:"adinNptu"}),s=[...o.operands,...Dt(o,"a")],r=Wt(e),i=s.length===1&&!k(o,"a","n","N","d","u");for(const l of s)n.variables.set(l,i?P(...r.map(a=>a.trim())):b);return s.length===0&&n.variables.set("REPLY",P(...r)),""},st=({name:t,args:n,state:e,input:o,shell:s})=>{const r=S(n,{values:"CcdnOsu"});k(r,"C")&&s.doubt([t,...n].join(" "),"it runs code for every line");const i=r.operands[0]??"MAPFILE",l=o!==null&&k(r,"t")&&!k(r,"d","s","n","O","u");return e.variables.set(i,l?{kind:"array",items:o.replace(/\n$/,"").split(`
`)}:b),""},Xt=({args:t,state:n})=>{const e=t.indexOf("--");return e!==-1?n.positional=t.slice(e+1):t.length>0&&!/^[-+]/.test(t[0]??"")&&(n.positional=t),""},Ht=({args:t,state:n})=>{const e=Number(t[0]??"1");return n.positional=n.positional===null||Number.isNaN(e)?null:n.positional.slice(e),""},Ut=({args:t,state:n})=>{for(const e of t){const[,o,s]=/^([^=]+)=(.*)$/s.exec(e)??[];o!==void 0&&s!==void 0&&n.aliases.set(o,s)}return""},Bt=({args:t,state:n,input:e,shell:o})=>{const[s,...r]=t.filter(i=>i!=="--");return s===void 0||r.length===0||/^-/.test(s)||(H(s,{state:y(n),input:e,shell:o}),$(s)||o.defer(s)),""};function H(t,{state:n,input:e,shell:o}){return $(t)?(o.doubt(t,"the code it runs is known only when the command runs"),null):o.runText(t,n,e)}var qt=({args:t,state:n,input:e,shell:o})=>{const s=t[0]==="--"?t.slice(1):t;return s.length===0?"":H(s.join(" "),{state:n,input:e,shell:o})},rt=({args:t,state:n,input:e,shell:o,name:s})=>{const[r=""]=t[0]==="--"?t.slice(1):t;return r==="/dev/stdin"&&e!==null&&e!==""?H(e,{state:n,input:null,shell:o}):(/^\/(?:dev|proc)\//.test(r)||!/[^\uFDD0\uFDD1]/.test(r)?o.doubt([s,...t].join(" "),"it runs what another command prints"):tt({name:s,args:t,state:n,shell:o},r),null)},Vt=({state:t})=>(t.ended=!0,""),it=({args:t,state:n})=>{for(const e of t){const o=/^([A-Za-z_]\w*)/.exec(e)?.[1];o!==void 0&&n.variables.set(o,b)}return""},Qt={cd:ot,chdir:ot,pushd:It,popd:_t,export:D,declare:D,typeset:D,local:D,readonly:D,unset:jt,read:Ft,mapfile:st,readarray:st,set:Xt,shift:Ht,alias:Ut,unalias:({args:t,state:n})=>{for(const e of t)n.aliases.delete(e);return""},trap:Bt,eval:qt,source:rt,".":rt,exit:Vt,getopts:t=>it({...t,args:t.args.slice(1)}),let:it},Gt=[{names:"tee sponge touch mkfifo mknod rmdir unlink shred trash trash-put truncate fallocate setfacl rename logsave gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd lz4 compress uncompress pigz brotli chmod chown chgrp chattr mkdir rm dd ssh-keygen",load:async()=>(await loadPart("core/shell/file-tools")).FILE_TOOLS},{names:"cp gcp mv gmv install ginstall ln link scp rsync ditto",load:async()=>(await loadPart("core/shell/copiers")).COPIERS},{names:"sed gsed",load:async()=>(await loadPart("core/shell/sed-tool")).SED},{names:"git hub",load:async()=>(await loadPart("core/shell/git")).GIT},{names:"env sudo doas nohup nice ionice chrt taskset timeout gtimeout stdbuf setsid setarch unshare command builtin exec busybox toybox chronic unbuffer caffeinate coproc time strace ltrace npx bunx pnpx uvx npm pnpm yarn uv poetry pipenv bundle",load:async()=>(await loadPart("core/shell/wrappers")).WRAPPERS},{names:"sh bash dash zsh ksh ash mksh rbash fish flock su runuser sg script watch",load:async()=>(await loadPart("core/shell/shell-programs")).SHELL_PROGRAMS},{names:"find gfind fd fdfind xargs gxargs parallel",load:async()=>(await loadPart("core/shell/finders")).FINDERS},{names:"protoc stylelint standard xo oxlint rubocop yapf autoflake pyupgrade dart mix swiftformat swift-format ktlint dotnet zig dprint taplo buf codespell jscodeshift comby gofumpt golines golangci-lint scalafmt php-cs-fixer phpcbf markdownlint markdownlint-cli2 djlint sqlfluff cmake-format git-cliff tsc esbuild rollup vite webpack parcel sass lessc cmake go cargo pip virtualenv django-admin cookiecutter gem mvn twine wkhtmltopdf qpdf magick import screencapture xmllint tcpdump pg_dump mysqldump mongodump pip3",load:async()=>(await loadPart("core/shell/project-tools")).PROJECT_TOOLS},{names:"sort uniq xxd iconv shuf tree column openssl gpg ld as rustc pandoc dot ffmpeg convert yq jq prettier eslint gofmt goimports shfmt rustfmt clang-format autopep8 black isort split csplit patch biome ruff gcc g++ cc c++ clang clang++ sd crontab at",load:async()=>(await loadPart("core/shell/text-tools")).TEXT_TOOLS},{names:"awk gawk mawk nawk goawk",load:async()=>(await loadPart("core/shell/awk-tool")).AWK},{names:"curl wget aria2c",load:async()=>(await loadPart("core/shell/downloaders")).DOWNLOADERS},{names:"unrar ar tar gtar bsdtar unzip zip 7z 7za 7zz cpio",load:async()=>(await loadPart("core/shell/archivers")).ARCHIVERS},{names:"python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 py node nodejs tsx ts-node bun deno perl ruby php lua luajit lua5.1 lua5.2 lua5.3 lua5.4 pwsh powershell",load:async()=>(await loadPart("core/shell/interpreters")).INTERPRETERS},{names:"expect guile racket clojure clj sbcl ocaml erl octave matlab kotlin nim tclsh wish Rscript R julia elixir iex groovy scala swift ghc osascript gnuplot systemd-run launchctl socat nc ncat netcat cmd rg man hash compgen complete fc history chroot enable less more gdb lldb ssh make gmake",load:async()=>(await loadPart("core/shell/launchers")).LAUNCHERS},{names:"terraform tofu aws gsutil kubectl helm gh docker podman psql mysql mariadb dropdb dropuser redis-cli shutdown reboot poweroff halt mkfs mkfs.ext4 mkfs.ext3 mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mke2fs mkswap wipefs",load:async()=>(await loadPart("core/shell/remote-tools")).REMOTE_TOOLS},{names:"nano pico micro vi vim nvim ex view ed red sqlite3 emacs",load:async()=>(await loadPart("core/shell/editors")).EDITORS},{names:"tmux screen gosu setpriv fakeroot xvfb-run dbus-run-session rlwrap catchsegv systemd-inhibit firejail entr ts dotenv dotenvx cross-env env-cmd direnv pyenv rbenv nodenv asdf goenv conda mamba micromamba mise rtx nvm fnm volta aws-vault op doppler infisical lerna hatch pdm rye pixi nix-shell nix nodemon watchexec concurrently hyperfine",load:async()=>(await loadPart("core/shell/environment-runners")).ENVIRONMENT_RUNNERS}];function Zt(t){return/\s/.test(t)?void 0:Gt.find(({names:n})=>` ${n} `.includes(` ${t} `))}var m={pos:0,end:0};function v(t,n){n.lastIndex=t.at;const e=n.exec(t.source)?.[0];return e===void 0?null:(t.at+=e.length,e)}var T=/(?:[ \t]|\\\n)*(?:(?<=[\s;|&]|^)#[^\n]*)?/y,Kt=/(?:[\w./:@%,+=^~\]!-]|\\[ -~]|\{\}|(?<=[\s;|&]|^)\[(?=[ \t\n])|(?<=[^\s;|&<>])#)+/y,Yt=/\*+|\?/y,Jt=/\$(?:[A-Za-z_]\w*|[0-9?#$!@*-])/y,tn=/'[^']*'/y,nn=/"(?:[^"$`\\]|\$[\w?#$!@*-]|\\[ -~])*"/y,en=/\$(?:[A-Za-z_]\w*|[0-9?#$!@*-])|(?:[^$\\]|\\[\s\S])+/g;function on(t){return(t.length===2?[""]:t.slice(1,-1).match(en)??[]).map(e=>e.startsWith("$")?{...m,type:"SimpleExpansion",text:e}:{...m,type:"Literal",text:e,value:e.replace(/\\([\\$`"])/g,"$1")})}function sn(t){const{source:n,at:e}=t,o=n.charAt(e);if(o==="'"){const r=v(t,tn);return r===null?null:{...m,type:"SingleQuoted",text:r,value:r.slice(1,-1)}}if(o==='"'){const r=v(t,nn),i=r===null?null:on(r);return r===null?null:{...m,type:"DoubleQuoted",text:r,parts:i}}if(o==="$"){const r=v(t,Jt);return r===null?null:{...m,type:"SimpleExpansion",text:r}}if(o==="*"||o==="?"){const r=v(t,Yt)??o;return{...m,type:"Glob",kind:o==="*"?"star":"question",text:r,value:r}}const s=v(t,Kt);return s===null?null:{...m,type:"Literal",text:s,value:s.replace(/\\(.)/g,"$1")}}function lt(t){return t.type==="DoubleQuoted"?t.parts.map(lt).join(""):"value"in t?t.value:t.text}var at=/[ \t\n;|&<>]|$/y;function ct(t){return at.lastIndex=t.at,at.test(t.source)}function ut(t){const n=t.at,e=[];for(;!ct(t);){const l=sn(t);if(l===null)return null;e.push(l)}const[o,...s]=e,r=t.source.slice(n,t.at);if(o===void 0)return null;if(o.type==="Literal"&&s.length===0)return{...m,type:"Word",text:r,value:o.value};const i=e.map(lt).join("");return{...m,type:"Word",text:r,value:i,parts:e}}var rn=300,ln=new Set("! ]] if then elif else fi for while until do done case esac select function time coproc in export declare typeset local readonly let eval alias".split(" ")),an=/<<[ \t]*(?:'[\w.-]+'|"[\w.-]+"|[A-Za-z_]\w*)(?=[ \t\n;|&<>]|$)/y,cn=/\d?>&\d(?=[ \t\n;|&<>]|$)/y,un=/(?:\d?(?:>>|>\||>|<)|&>>|&>)(?![<>&(|])/y;function pn(t){const n=v(t,an);if(n!==null){const[,a="",u=""]=/^<<[ \t]*(["']?)([\w.-]+)/.exec(n)??[],d={...m,type:"HereDocBody",text:"",parts:void 0};return t.documents.push({delimiter:u,isQuoted:a!=="",body:d}),{...m,...{descriptor:void 0,delimiter:void 0,closing:void 0},type:"HereDoc",operator:"<<",body:d}}const e=v(t,cn)??v(t,un);if(e===null)return null;const[,o,s="",r]=/^(\d?)([<>&|]+)(\d?)$/.exec(e)??[];s===">&"?t.at-=r?.length??0:v(t,T);const i=ut(t);if(i===null)return null;const l=o===""?void 0:{...m,type:"FileDescriptor",value:Number(o)};return{...m,type:"Redirect",operator:s,descriptor:l,target:i}}var dn=({source:t,at:n})=>/^(?:\d*[<>]|&>)/.test(t.slice(n,n+12));function fn(t){const n=[],e=[];for(;;)if(v(t,T),dn(t)){const s=pn(t);if(s===null)return null;e.push(s)}else{if(ct(t))break;{const s=ut(t);if(s===null)return null;n.push(s)}}const o=n.shift();return o===void 0||ln.has(o.text)||/^\w+\+?=/.test(o.text)?null:{...m,type:"Command",name:o,prefix:[],suffix:[...n,...e],args:n,redirects:e}}function pt(t){t.at+=1;for(const{delimiter:n,isQuoted:e,body:o}of t.documents.splice(0)){const s=t.at,r=`
${t.source.slice(s-1)}
`.indexOf(`
${n}
`,1);r===-1&&(t.hasFailed=!0),o.text=t.source.slice(s,s+Math.max(0,r-1)),!e&&/[$`\\]/.test(o.text)&&(t.hasFailed=!0),t.at=Math.min(t.source.length,s+o.text.length+n.length)}}function dt(t,n,e){const o=[],s=[];for(;;){const r=e(t);if(r===null)return null;o.push(r),v(t,T);const i=v(t,n);if(i===null)return{items:o,operators:s};for(s.push(i),v(t,T);t.source.charAt(t.at)===`
`;)pt(t),v(t,T)}}function mn(t){const n=dt(t,/\|(?![|&])/y,fn);if(n===null)return null;const{items:e,operators:o}=n;return e.length===1?e[0]??null:{...m,type:"Pipeline",prefixes:[],commands:e,operators:o}}function hn(t){const n=dt(t,/&&|\|\|/y,mn);if(n===null)return null;const{items:e,operators:o}=n,s=e.length===1?e[0]:{...m,type:"AndOr",commands:e,operators:o};v(t,T);const r=v(t,/&(?![&>])/y)===null?void 0:!0;return{...m,type:"Statement",command:s,background:r}}var vn=(t,n)=>/^(?:;(?![;&])|\n|$)/.test(t.slice(n,n+2));function wn(t){const n={source:t,at:0,hasFailed:!1,documents:[]},e=[];for(;;){v(n,T);const o=t.charAt(n.at);if(n.at>=t.length)break;if(o===`
`)pt(n);else{const s=hn(n);if(s===null||s.background!==!0&&!vn(t,n.at))return null;e.push(s),s.background!==!0&&t.charAt(n.at)===";"&&(n.at+=1)}if(n.hasFailed||e.length>rn)return null}return n.documents.length>0?null:{...m,type:"Script",shebang:void 0,commands:e}}var yn={n:`
`,t:"	","\\":"\\"},ft=t=>t.replace(/\\([nt\\])/g,(n,e)=>yn[e]??e),xn=({args:t})=>{let n=0;for(;/^-[neE]+$/.test(t[n]??"");)n+=1;const e=t.slice(0,n).join(""),o=t.slice(n).join(" ");return e.includes("e")&&/\\[^nt\\]/.test(o)?null:(e.includes("e")?ft(o):o)+(e.includes("n")?"":`
`)},bn=({args:t,state:n})=>{if(t[0]==="-v"&&t[1]!==void 0)return n.variables.set(t[1],b),"";const[e="",...o]=t[0]==="--"?t.slice(1):t,s=ft(e);if(/\\/.test(s)||/%(?![sd%])/.test(s))return null;const r=s.match(/%[sd]/g)?.length??0;if(r===0)return s.replaceAll("%%","%");let i="";for(let l=0;l<Math.max(1,o.length);l+=r){let a=l;if(i+=s.replace(/%[sd%]/g,u=>u==="%%"?"%":(a+=1,o[a-1]??"")),i.length>1e5)return null}return i},C=({args:t,input:n})=>t.every(e=>e.startsWith("-"))?n:null,gn=({args:t})=>{const n=t.find(e=>e.startsWith("+"))??"";return n!==""&&!/[/\uFDD0-\uFDD6]|%[-_0^#]*[DxcE]/.test(n)&&!/\s/.test(n)?R:A},mt=t=>`${t.join(`
`)}
`,kn=({args:t})=>{const n=S(t,{values:"s",long:"suffix= multiple zero"}),[e="",o=""]=n.operands;if(k(n,"s","suffix","a","multiple"))return mt(n.operands.map(()=>X));const s=j(e);return!et(s)||$(o)?X:o!==""&&s.endsWith(o)&&s!==o?s.slice(0,-o.length):s},Sn=({args:t})=>{const[n=""]=t.filter(o=>o!=="--"),e=j(n);return t.length===1&&et(e)&&!e.includes(Mt("."))?Rt(n):A},En=({state:t})=>t.cwd?.length===1?`${t.cwd[0]}
`:null,An=({args:t})=>{const n=S(t,{values:"ITw"});return k(n,"l","R","s","i","F","p","o","g","n")?null:n.operands.length===0?k(n,"a","A","f")?X:R:n.operands.every(e=>$(e))?mt(n.operands):null},$n=({args:t})=>t.every(n=>/^-?\d+$/.test(n))?R:null,Tn=({args:t,state:n,shell:e})=>{const o=S(t,{values:"p",long:"tmpdir? suffix= directory dry-run quiet"}),[s]=o.operands,r=[...o.values.get("p")??[],...o.values.get("tmpdir")??[]][0],i=s===void 0,l=i?`tmp.${R}`:s.replace(/X{3,}/,R),a=i||k(o,"p","t","tmpdir"),u=n.variables.get("TMPDIR"),d=u?.kind==="text"&&u.texts.length===1?u.texts[0]??A:"/tmp",f=a?`${r??d}/${l}`:l;return k(o,"u","dry-run")||e.write(n,f,"mktemp"),f},z=()=>"",Nn={echo:xn,printf:bn,cat:C,head:C,tail:C,tac:C,date:gn,basename:kn,dirname:Sn,pwd:En,ls:An,seq:$n,mktemp:Tn,true:z,false:z,":":z,test:z,"[":z,grep:({args:t,input:n})=>S(t,{values:"efmABC"}).operands.length<=1&&!/-[a-zA-Z]*[clnobHL]/.test(t.filter(e=>e.startsWith("-")).join(" "))?n:null},Pn={pos:0,end:0,type:"Script",shebang:void 0,commands:[]},U=(t,n)=>t!==void 0&&Object.hasOwn(t,n)?t[n]:void 0;function On(){const t=new Map,n=new Set;let e=null,o=!1;const s=()=>(o=e===null,e);return{syntax:{parse:r=>wn(r)??s()?.parse(r)??Pn,parseWord:r=>s()?.parseWord(r)??null,visitScripts:(r,i)=>s()?.visitScripts(r,i),runCompound:(r,i,l,a)=>s()?.runCompound(r,i,l,a)??null,expandParameter:(r,i)=>s()?.expandParameter(r,i)??b,expandBraces:r=>s()?.expandBraces(r)??null},findProgram(r){const i=U(Qt,r)??U(Nn,r);if(i!==void 0)return i;const l=Zt(r);if(l!==void 0)return t.has(l)||n.add(l),U(t.get(l),r)??null},async loadMissing(){const r=n.size===0&&!o;for(const i of n)t.set(i,await i.load());return n.clear(),o&&(e=(await loadPart("core/shell/syntax")).SYNTAX),o=!1,!r}}}var Rn=2e3,Dn=1e4,M=400,zn=8,B=200,L=t=>{const n=Ct(t.slice(0,B+1));return n.length>B?`${n.slice(0,B)}\u2026`:n},Cn=/^(?:chmod|chown|chgrp|touch|mkdir|cp|mv|ln|install|rsync|scp|git|tar|unzip|rm|gcc|g\+\+|cc|c\+\+|clang|clang\+\+|ld|rustc|go)\b/;function Mn(t,n){return t.how==="redirect"||t.how.startsWith("rm")?!1:t.path===n||t.recursive&&n.startsWith(`${t.path}/`)}function Ln(t,n){if(!Pt(n))return{};const e=W(n)?n:`${t}/${n}`;return{spelled:$(e)?Lt(e):e}}function In(t,n,e){const o=t.recursive||e.recursive===!0;return{...t,how:n,recursive:o,...e.fromTop&&{fromTop:!0}}}function ht(t){const n=new Map,e=new Map,o=new Set,s=new Set,r=new Set([t.cwd]),i=new Set,l=new Set,a=c=>[...l].some(p=>c===p||c.startsWith(`${p}/`));let u=0;const d=[],f=new Set,g=[],_=c=>{g.length<M&&g.push(L(c))},N=(c,p)=>{const w=L(c),h=`${w}
${p}`;e.has(h)||e.size>=M||(e.set(h,{what:w,why:p}),_(`unresolved: ${w} (${p})`))},gt=c=>{const p=`${c.how}
${c.path}
${c.recursive}
${c.glob}`;if(!/^(?:ln|rm|unlink)\b/.test(c.how)&&a(c.path)&&N(`${c.how} ${c.path}`,"it writes through a link that the command itself makes"),!n.has(p)){if(c.how==="ln"&&l.add(c.path),n.size>=Rn)return N(c.how,"too many paths to list");n.set(p,c),!c.glob&&!c.recursive&&!Cn.test(c.how)&&i.add(c.path),_(`${c.how} writes ${c.path}${c.recursive?" and below":""}${c.glob?" (pattern)":""}`)}},Q=(c,p,w,h)=>{const x=Ot(c,p);typeof x=="string"?N(`${w} ${p}`,x):nt(x.path)||gt({...In(x,w,h),...Ln(c,p)})};return{noteStep:_,doubt:N,notePlaces:c=>{for(const p of c??[null])r.add(p)},places:()=>{const c=[...r].filter(p=>p!==null);return c.length<r.size||c.length>zn?null:c},noteIrreversible:c=>{o.add(c)},noteCommand:c=>{d.length<M&&d.push(L(c))},noteUnknown:c=>{f.size<M&&f.add(L(c))},isWritten(c,p){return $(p)?!1:(W(p)?[F("/",p)]:(c.cwd??[]).map(h=>F(h,p))).some(h=>i.has(h))},write:(c,p,w,h={})=>{if(!(p===""||nt(p))){if(u+=1,u>Dn)return N(w,"too many paths to list");if(W(p))return Q("/",p,w,h);if(c.cwd===null)return N(`${w} ${p}`,"the directory it runs in is not known");for(const x of c.assumed)s.add(x);for(const x of c.cwd)Q(x,p,w,h)}},finish(){const c=[...n.values()],p=h=>h==="/"||`${F(t.cwd,".")}/`.startsWith(`${h}/`)||c.some(x=>Mn(x,h)),w=[...s].filter(h=>!p(h));return{writes:c,unresolved:[...e.values()],irreversible:[...o],commands:d,unknown:[...f],assumedDirectories:w,steps:g}}}}var _n=32;function jn(t,n,e){const{value:o,append:s,index:r,name:i}=t;if(r!==void 0)return Z(r,e.scope(n)),b;const l=n.variables.get(i);if(o.type==="ArrayValue"){const u=o.elements.map(f=>K(f,e.scope(n)));if(u.some(f=>f.length!==1))return b;const d=u.flatMap(f=>f[0]??[]);return s!==!0?{kind:"array",items:d}:l?.kind==="array"?{kind:"array",items:[...l.items,...d]}:b}const a=Z(o,e.scope(n));return s!==!0?P(...a):l?.kind!=="text"||l.texts.length*a.length>_n?b:P(...l.texts.flatMap(u=>a.map(d=>u+d)))}function q(t,n,e){const o=jn(t,n,e);n.variables.set(t.name,o),o.kind==="text"&&G(e.shell,t.name,o.texts)}function Wn(t,n,e,o){if(t.length===0)return o();const s=t.map(({name:l})=>[l,n.variables.get(l)]),{exported:r}=n;for(const l of t)q(l,n,e);n.exported=new Set([...r,...t.map(({name:l})=>l)]);const i=o();n.exported=r;for(const[l,a]of s)a===void 0?n.variables.delete(l):n.variables.set(l,a);return i}var Fn=` ${["grep egrep fgrep ag ack wc which type whereis stat du df ps pgrep top htop free uptime whoami who w id groups","uname hostname arch nproc lscpu lsblk lsof netstat ss ifconfig ping dig nslookup host realpath readlink cut paste join","tr nl rev fold fmt expand unexpand cmp comm diff diff3 colordiff md5sum sha1sum sha224sum sha256sum sha384sum sha512sum","b2sum cksum sum md5 shasum sleep wait jobs fg bg kill killall pkill true false yes help info","whatis apropos printenv locale getconf tty stty tput clear reset zless zcat bzcat xzcat zgrep zdiff strings","od hexdump hd file gron bc dc expr factor numfmt cal ncal look tsort ptx getopt tldr bat eza exa lsd delta","nm objdump readelf ldd size addr2line c++filt cloc tokei scc shellcheck hadolint yamllint actionlint sysctl dmesg","journalctl return break continue ulimit umask times disown suspend logout compopt bind caller","dirs [[ pwdx pstree vmstat iostat mpstat sar lsmod lspci lsusb"].join(" ")} `,Xn=t=>!/\s/.test(t)&&Fn.includes(` ${t} `),Hn=" ssh-agent direnv pyenv rbenv nodenv goenv jenv brew fnm zoxide starship atuin mise opam conda minikube dircolors kubectl helm gh docker npm poetry uv rustup pip ",Un=/^(?:ssh-agent(?: -s)?|direnv hook \w+|(?:pyenv|rbenv|nodenv|goenv|jenv) init(?: [\w-]+)*|brew shellenv|fnm env(?: [\w-]+)*|(?:zoxide|starship|atuin) init \w+|mise activate \w+|opam env|conda shell\.\w+ hook|minikube docker-env|dircolors(?: -b)?|(?:kubectl|helm|gh|docker|npm|poetry|uv|rustup|pip) completions?(?: [\w-]+)*)$/,Bn=t=>t.length<6&&Hn.includes(` ${t[0]} `)&&Un.test(t.join(" ")),qn=32;function Vn(t,n,e){let o=[[]];for(const s of t.name===void 0?[]:[t.name,...t.args]){const r=Qn(s,n,e),i=o.length*r.length>qn?[[zt]]:r,[l,...a]=i;if(l!==void 0&&a.length===0)for(const u of o)for(const d of l)u.push(d);else o=o.flatMap(u=>i.map(d=>[...u,...d]))}return o}function Qn(t,n,e){if(t.type!=="Assignment")return K(t,e.scope(n));q(t,n,e);const o=n.variables.get(t.name);return[[`${t.name}=${o?.kind==="text"&&o.texts.length===1?o.texts[0]:""}`]]}function Gn(t,n,e,o){if(t.length===1)return V(t[0]??[],n,e,o);const s=y(n),r=t.map((i,l)=>{const a=y(s),u=V(i,a,e,o);return E(n,l===0?a:O(n,a)),u});return r.every(i=>i===r[0])?r[0]??null:null}function Zn(t,n){const e=t.name===void 0?void 0:n.aliases.get(t.name.text);return e===void 0?null:[e,...t.args.map(o=>o.text)].join(" ")}function Kn(t,n,e,o){if(!o.spend())return null;const s=t.prefix.filter(a=>a.type==="Assignment"),r=Zn(t,n),i=Vn(t,n,o),l=Et(t.redirects,n,e,o);if(t.name===void 0){for(const a of s)q(a,n,o);return""}return $t(l,n,a=>Wn(s,n,o,()=>{const u=r===null?null:y(n),d=Gn(i,n,a,o);return r===null||u===null?d:(Yn(r,t,u,a,o),E(n,O(n,u)),null)}))}function Yn(t,n,e,o,s){const r=y(e);r.aliases.delete(n.name?.text??""),s.shell.runText(t,r,o),E(e,{...r,aliases:e.aliases})}function Jn(t,n,e,o,s){const{positional:r}=e,i=[];s.functionExits.push(i),e.positional=n.slice(1);const l=y(e),a=t.map((u,d)=>{const f=d===0?e:y(l),g=s.runNode(u,f,o);return d>0&&E(e,O(e,f)),g});s.functionExits.pop();for(const u of i)E(e,O(e,u));return e.positional=r,a.length===1?a[0]??null:null}var te=new Set(["return","break","continue"]);function ne(t,n,e){const o=t==="return"?e.functionExits.slice(-1):e.loopExits;for(const s of o)s.push(y(n));return n.ended=!0,""}function V(t,n,e,o){const[s,...r]=t,{shell:i}=o;if(s===void 0||s==="")return"";const l=n.functions.get(s);if(l!==void 0)return o.nest(s,()=>Jn(l,t,n,e,o));const a=j(s).replace(/\.exe$/i,"");if($(a))return i.doubt(t.join(" "),"which program runs is known only when the command runs"),null;if(o.noteCommand(a),te.has(a))return ne(a,n,o);if(kt.has(a)&&r.some(Tt)&&i.doubt(t.join(" "),St),Bn([a,...r]))return"";const u=o.parts.findProgram(a);if(u===void 0&&!Xn(a)&&tt({name:a,args:r,state:n,shell:i},s),u==null)return null;const d=o.nest(a,()=>u({name:a,args:r,state:n,input:e,shell:i})??null);return o.notePlaces(n.cwd),d}function ee(t,n,e,o){if(t.commands.length===1&&t.commands[0]!==void 0)return o.runNode(t.commands[0],n,e);let s=e;for(const l of t.commands.slice(0,-1))o.isSpent()||(s=o.runNode(l,y(n),s));const[r]=t.commands.slice(-1);if(r===void 0||o.isSpent())return null;const i=y(n);return s=o.runNode(r,i,s),E(n,O(n,{...i,ended:!1})),s}function oe(t,n,e,o){switch(t.type){case"Command":return o.runCommand(t,n,e);case"Pipeline":return ee(t,n,e,o);case"AndOr":{const s=At(t,n,e,o);return E(n,Nt(s)),s.output}default:return o.parts.syntax.runCompound(t,n,e,o)}}function I(t,n,e,o){const[s]=t.errors??[];return s!==void 0&&o.shell.doubt("the command",`the shell's syntax is not understood: ${s.message}`),Y(t.commands,n,e,o)}var se=1e6,vt=3e3,wt=80,re=20;function yt(t){return{cwd:[t.cwd],previousCwd:null,assumed:[],variables:new Map,exported:new Set(["HOME","PWD","PATH"]),positional:null,functions:new Map,aliases:new Map,ended:!1,isPlain:!1}}function ie(t,n,e,o){const{write:s,doubt:r,noteIrreversible:i,noteStep:l,noteUnknown:a,isWritten:u}=n;return{context:t,write:s,doubt:r,noteIrreversible:i,noteStep:l,noteUnknown:a,isWritten:u,defer:d=>{e.size<re&&e.add(d)},runWords:(d,f,g)=>V(d,f,g,o()),runText:(d,f,g)=>o().nest("a script",()=>I(o().parts.syntax.parse(d),f,g,o()))}}function xt(t,n,{context:e,parts:o}){let s=vt,r=0;const i={parts:o,shell:ie(e,t,n,()=>i),loopExits:[],functionExits:[],noteCommand:t.noteCommand,notePlaces:t.notePlaces,spend(){return s-=1,s<0&&t.doubt("the rest of the command",`more than ${vt} steps to follow`),s>=0},isSpent:()=>s<0,nest(l,a){if(r>=wt)return t.doubt(l,`nested deeper than ${wt} levels`),null;r+=1;const u=s<0?null:a();return r-=1,u},scope:l=>({state:l,home:e.home,syntax:o.syntax,doubt:t.doubt,substitute:a=>i.nest("$(...)",()=>I(a,y(l),null,i))}),runScript:(l,a,u)=>I(l,a,u,i),runList:(l,a,u)=>Y(l,a,u,i),runNode:(l,a,u)=>i.nest(l.type,()=>oe(l,a,u,i)),runCommand:(l,a,u)=>Kn(l,a,u,i)};return i}function le(t,n,e){const o=new Set,s=xt(n,o,e),r=yt(e.context);I(e.parts.syntax.parse(t),r,"",s);const i=n.places();for(const l of[...o])s.shell.runText(l,{...y(r),cwd:i,assumed:[]},null)}function ae(t,n,e){const{shell:o}=xt(n,new Set,e),s=yt(e.context);e.powerShell?.(t,{...s,cwd:[e.context.cwd.replaceAll("\\","/")]},o)}function ce(t,n){const e=ht(n.context);try{n.powerShell!==null?ae(t,e,n):le(t,e,n)}catch(o){if(!(o instanceof RangeError))throw o;e.doubt("the command","it is nested too deep, or grows too long, to follow")}return e.finish()}function bt(t,n,e){const o=ht(n);return o.doubt(t,e),o.finish()}async function ue(t,n){if(t.length>se)return bt(t,n,"the command is too long to read");if(/[\uFDD0-\uFDD7]/.test(t))return bt(t,n,"it contains characters no command has");const e=n.dialect==="bash"?null:(await loadPart("core/shell/powershell")).findPowerShellWrites,o={context:n,powerShell:e,parts:On()};for(;;){const s=ce(t,o);if(!await o.parts.loadMissing())return s}};return {findShellWrites: ue};
|*/
/*| part core/shell/finders
const {enterDirectory: W} = await loadPart("shared/22");const {forkState: c} = await loadPart("shared/29");const {baseName: y,parentPath: E} = await loadPart("shared/24");const {hasFlag: d,parseOptions: h,valuesOf: A} = await loadPart("shared/27");const {DEEP: g,HOLE: v,SPLIT: f,everythingBelow: u,hasMarks: p} = await loadPart("shared/25");var k=/^[-(!,)]/,P=64;function D(t){let e=0;for(;/^-(?:[HLP]+|O\d)$/.test(t[e]??"")||t[e]==="-D";)e+=t[e]==="-D"?2:1;let n=e;for(;n<t.length&&!k.test(t[n]??"");)n+=1;const o=t.slice(e,n);return{roots:o.length>0?o:["."],expression:t.slice(n)}}function x({roots:t,expression:e}){const n=Number(e[e.indexOf("-mindepth")+1]??"0"),o=/^[fl]$/.test(e[e.indexOf("-type")+1]??""),r=e.some(a=>a==="-o"||a==="-or"||a==="!"||a==="-not"),s=e[e.indexOf("-name")+1]??"",i=e.includes("-name")&&/[.*]/.test(s)&&s!=="*",l=e.includes("-mindepth")&&n>0||!r&&(i||e.includes("-type")&&o);return t.flatMap(a=>l?[u(a)]:[a,u(a)])}var R=new Set(["-fprint","-fprint0","-fprintf","-fls"]),T=new Set(["-exec","-execdir","-ok","-okdir"]);function $(t,e){const n=t.slice(e+1),o=n.findIndex((r,s)=>r===";"||r==="+"&&n[s-1]==="{}");return o===-1?n:n.slice(0,o)}function F(t,e,n,o){for(const r of x(e)){const s=c(t.state);o&&W(r.endsWith(g)?r:E(r),s);const i=o?y(r):r;t.shell.runWords(n.map(l=>l.replaceAll("{}",i)),s,null)}}var w=t=>{const{state:e,shell:n}=t,o=D(t.args);for(const[r,s]of o.expression.entries())if(s==="-delete"){n.noteIrreversible("find -delete");for(const i of o.roots)n.write(e,i,"find -delete",{recursive:!0})}else R.has(s)?n.write(e,o.expression[r+1]??"",`find ${s}`):T.has(s)?F(t,o,$(o.expression,r),s.endsWith("dir")):p(s)&&s.includes(f)&&n.doubt(["find",...t.args].join(" "),"words known only when the command runs may be actions");return o.expression.some(r=>r==="-printf"||r==="-ls")?null:`${x(o).join(`
`)}
`},I=t=>{const e=[...t.args],n=e.findIndex(l=>["-x","--exec","-X","--exec-batch"].includes(l));if(n===-1)return`${g}
`;const o=e.slice(n+1),r=o.some(l=>l.includes("{")),[,s="."]=e.slice(0,n).filter(l=>!l.startsWith("-")),i=u(s);return t.shell.runWords(r?o.map(l=>l.replace(/\{[./]*\}/g,i)):[...o,i],c(t.state),null),null};function O(t,e){if(t===null)return[e?v:f];const n=t.split(e?/[\n\0]/:/[\s\0]+/).filter(o=>o!=="");return!e&&/["'\\]/.test(t)?[f]:n.length>P?[e?v:f]:n}var S=t=>{const{state:e,shell:n,args:o}=t,s=h(o,{values:"InPLsdaERSJ",attached:"iel",long:"replace? max-args= max-procs= delimiter= arg-file= max-lines? max-chars= null no-run-if-empty verbose interactive process-slot-var= eof?",stopAtOperand:!0}),i=d(s,"I","i","replace","J"),l=d(s,"a","arg-file")?null:t.input,a=O(l,i||d(s,"d","delimiter","0","null")),m=s.operands.length>0?s.operands:["echo"];if(!i)return n.runWords([...m,...a],e,null);const[b="{}"]=A(s,"I","i","replace","J");for(const j of a)n.runWords(m.map(N=>N.replaceAll(b,j)),c(e),null);return null},J=t=>{const{operands:e}=h(t.args,{values:"jaIN",long:"jobs= colsep= joblog= arg-file=",stopAtOperand:!0}),n=e.findIndex(s=>/^:::/.test(s)),o=n===-1?e:e.slice(0,n),r=n===-1?O(t.input,!0):e.slice(n+1).filter(s=>!s.startsWith(":::"));for(const s of r){const i=o.some(l=>l.includes("{"))?o.map(l=>l.replace(/\{[#%./]*\}/g,()=>s)):[...o,s];i.length===1&&p(i[0]??"")?t.shell.doubt(i.join(" "),"the script it runs is known only when the command runs"):i.length===1||/[|>;&]/.test(i.join(" "))?p(i.join(""))?t.shell.doubt(i.join(" "),"the script it runs is known only when the command runs"):t.shell.runText(i.join(" "),c(t.state),null):t.shell.runWords(i,c(t.state),null)}return null},L={find:w,gfind:w,fd:I,fdfind:I,xargs:S,gxargs:S,parallel:J};;return {FINDERS: L};
|*/
/*| part core/shell/git
const {enterDirectory: y} = await loadPart("shared/22");const {forkState: w} = await loadPart("shared/29");const {baseName: R} = await loadPart("shared/24");const {hasFlag: i,parseOptions: a,valuesOf: h} = await loadPart("shared/27");const {HOLE: O,STAR: B,everythingBelow: $,hasMarks: b,isKnown: C} = await loadPart("shared/25");var I="get get-all get-regexp get-urlmatch list global system local worktree file= unset unset-all add replace-all rename-section remove-section edit type= default= show-origin show-scope blob= null name-only bool int path all value= includes",A=["get","get-all","get-regexp","get-urlmatch","list","l","blob"],T=new Set(["set","unset","rename-section","remove-section","edit"]);function D(e,t){const[r=""]=e;return T.has(r)?!0:r==="get"||r==="list"?!1:t||e.length>1}function M({args:e,state:t,shell:r}){const s=a(e,{values:"f",long:I});if(i(s,...A))return;const o=i(s,"unset","unset-all","add","replace-all","rename-section","remove-section","edit","e");if(!D(s.operands,o))return;const[n="",p=""]=s.operands,c=`git config ${T.has(n)?p:n}`.trim();s.operands.some(N=>N.startsWith("!"))&&r.doubt(["git config",...e].join(" "),"git runs this when its alias is used");const d=t.variables.get("HOME"),v=d?.kind==="text"&&d.texts.length===1?d.texts[0]:r.context.home,[x]=h(s,"f","file");x!==void 0?r.write(t,x,c):i(s,"system")?r.write(t,"/etc/gitconfig",c):i(s,"global")?r.write(t,`${v??O}/.gitconfig`,c):r.write(t,".git/config",c)}var m=(...e)=>t=>i(t,...e),j=(...e)=>t=>e.includes(t.operands[0]??""),L=(e,t)=>{const r=t.indexOf("--");return r===-1&&e.operands.length>1&&!i(e,"b","B","orphan")||i(e,"pathspec-from-file")?!0:r!==-1?r<t.length-1:e.operands.length===1&&e.operands[0]==="."},W={push:[{name:"git push --force",applies:(e,t)=>i(e,"f","force","force-with-lease")||t.some(r=>/^\+./.test(r))},{name:"git push --delete",applies:(e,t)=>i(e,"d","delete","prune","mirror")||t.some(r=>/^:./.test(r))}],reset:[{name:"git reset --hard",applies:m("hard","merge")}],clean:[{name:"git clean -f",applies:e=>i(e,"f","force")&&!i(e,"n","dry-run")}],branch:[{name:"git branch -D",applies:e=>i(e,"D")||i(e,"d","delete")&&i(e,"f","force")}],tag:[{name:"git tag -d",applies:m("d","delete")}],stash:[{name:"git stash drop",applies:j("drop","clear")}],checkout:[{name:"git checkout --",applies:L},{name:"git checkout --force",applies:m("f","force")}],switch:[{name:"git switch --discard-changes",applies:m("f","force","discard-changes")}],restore:[{name:"git restore",applies:e=>!i(e,"S","staged")||i(e,"W","worktree")}],reflog:[{name:"git reflog expire",applies:j("expire","delete")}],gc:[{name:"git gc --prune",applies:m("prune")}],worktree:[{name:"git worktree remove --force",applies:(e,t)=>t[0]==="remove"&&i(e,"f","force")}],"filter-branch":[{name:"git filter-branch",applies:()=>!0}],"filter-repo":[{name:"git filter-repo",applies:()=>!0}],"update-ref":[{name:"git update-ref -d",applies:m("d")}]},U="force force-with-lease? delete prune? mirror hard merge soft dry-run discard-changes staged worktree repo= push-option= source= pathspec-from-file=";function q(e,t,r){if(!Object.hasOwn(W,e))return;const s=a(t,{values:e==="clean"?"e":e==="restore"?"s":"",long:U});for(const o of W[e]??[])o.applies(s,t)&&r.noteIrreversible(o.name)}function F(e,t){for(const r of t){const[,s="",o=""]=/^([^=]*)=?(.*)$/s.exec(r)??[];/^alias\./i.test(s)&&o.startsWith("!")?e.shell.runText(o.slice(1),w(e.state),null):/(?:pager|editor|command|helper|hookspath|fsmonitor|program|textconv|driver|cmd|clean|smudge|process)$/i.test(s)&&!/^(?:cat|less|true|false|:|)$/.test(o)&&e.shell.doubt(`git -c ${r}`,"git runs what this names")}}var H=/^--(?:upload-pack|receive-pack|exec|open-files-in-pager|extcmd|sendmail-cmd|to-cmd|cc-cmd|header-cmd)(?:=|$)|^ext::/;function P({name:e,args:t,shell:r}){const s={"git clone":/^-u/,"git grep":/^-O/,"git difftool":/^-x/},o=n=>H.test(n)||s[e]?.test(n)===!0;e!=="git rebase"&&t.some(o)&&r.doubt([e,...t].join(" "),"git runs what its options name")}function f({state:e,shell:t,name:r}){t.write(e,".",r,{recursive:!0,fromTop:!0})}function g({state:e,shell:t,name:r},s){for(const o of s)o.startsWith(":")?t.doubt(`${r} ${o}`,"the pathspec counts from the top of the work tree"):t.write(e,o,r,{recursive:!0})}var _=e=>{const t=e.args.indexOf("--"),r=a(t===-1?e.args:e.args.slice(0,t),{values:"bB",long:"orphan= conflict= pathspec-from-file= track?"});if(t!==-1&&t<e.args.length-1)return g(e,e.args.slice(t+1));if(i(r,"b","B","orphan")&&r.operands.length===0)return;const[s="",...o]=r.operands;if(i(r,"pathspec-from-file"))return f(e);if(o.length>0&&!i(r,"b","B"))return g(e,o);if(/^(?:\/|\.\.\/)/.test(s)||s==="."||s==="..")return g(e,[s]);f(e)},K=e=>{const t=a(e.args,{values:"s",long:"source= staged worktree pathspec-from-file="});i(t,"S","staged")&&!i(t,"W","worktree")||(g(e,t.operands),i(t,"pathspec-from-file")&&f(e))},V=e=>{const t=a(e.args,{values:"e",long:"exclude= dry-run force interactive quiet"});i(t,"n","dry-run")||g(e,t.operands.length===0?["."]:t.operands)},z=e=>{const t=a(e.args,{long:"cached dry-run force pathspec-from-file="});i(t,"cached","n","dry-run")||g(e,t.operands)},Q=e=>{const t=a(e.args,{long:"dry-run force verbose"});i(t,"n","dry-run")||g(e,t.operands)},X=e=>{const t=a(e.args,{long:"hard merge keep soft mixed"});i(t,"hard","merge","keep")&&f(e)},J=e=>{const[t="push"]=e.args.filter(r=>!r.startsWith("-"));["list","show","drop","clear","create","store"].includes(t)||f(e)},Y=e=>{const t=a(e.args,{values:"pC",long:"check stat numstat summary cached directory= exclude= include= whitespace= unsafe-paths apply"});if(i(t,"check","stat","numstat","summary","cached")&&!i(t,"apply"))return;const[r]=h(t,"directory");r===void 0?f(e):g(e,[r]),i(t,"unsafe-paths")&&e.shell.doubt(`git apply ${e.args.join(" ")}`,"the patch may lead out of the folder")},Z={checkout:_,restore:K,clean:V,rm:z,mv:Q,reset:X,stash:J,apply:Y},ee={values:"Cc",long:"git-dir= work-tree= namespace= exec-path= config-env= super-prefix=",stopAtOperand:!0},te=e=>{const t=a(e.args,{values:"bocuj",long:"branch= depth= origin= config= reference= separate-git-dir= template= jobs= filter= upload-pack= single-branch recurse-submodules? bare mirror"}),[r="",s]=t.operands,o=R(r.replace(/\/?(?:\.git)?\/*$/,"")).replace(/^.*:/,"");e.shell.write(e.state,s??(o===""||!C(o)?O:o),"git clone",{recursive:!0});for(const n of h(t,"separate-git-dir"))e.shell.write(e.state,n,"git clone",{recursive:!0})},re=e=>{const t=a(e.args,{values:"b",long:"initial-branch= template= separate-git-dir= object-format= shared? quiet bare"}),[r="."]=t.operands;e.shell.write(e.state,i(t,"bare")?r:`${r}/.git`,"git init",{recursive:!0}),r!=="."&&e.shell.write(e.state,r,"git init")},se=e=>{const[t,...r]=e.args,s=a(r,{values:"bB",long:"reason= orphan"});t==="add"||t==="remove"?e.shell.write(e.state,s.operands[0]??"",e.name,{recursive:!0}):t==="move"&&g(e,s.operands)},u=e=>{const t=e.name==="git archive"||e.name==="git format-patch",r=a(e.args,{values:t?"o":"",long:"output= output-directory= stdout format= prefix="});for(const o of h(r,"output","o","output-directory"))e.shell.write(e.state,o,e.name,{recursive:e.name==="git format-patch"});const s=i(r,"stdout","o","output-directory");e.name==="git format-patch"&&!s&&e.shell.write(e.state,`${B}.patch`,e.name)},E=e=>{const{args:t,state:r,shell:s}=e,o=t.findIndex(c=>c==="foreach"||c==="run"),n=t.slice(o+1).filter((c,d)=>d>0||!c.startsWith("-"));if(o===-1)return t[0]==="update"||t[0]==="add"||t[0]==="deinit"?f(e):void 0;const p=w(r);t[o]==="foreach"&&(p.cwd=p.cwd?.map(c=>$(c))??null),n.length===1&&!b(n[0]??"")?s.runText(n[0]??"",p,null):s.runWords(n,p,null)},S=e=>{const{values:t}=a(e.args,{long:"tree-filter= index-filter= env-filter= msg-filter= commit-filter= parent-filter= tag-name-filter= setup= subdirectory-filter= force"});for(const r of[...t.values()].flat())e.shell.doubt(`git filter-branch ${r}`,"git runs it in every commit");f(e)},ie=e=>{const t=a(e.args,{values:"xsX",long:"exec= onto= strategy="});for(const r of h(t,"x","exec"))b(r)?e.shell.doubt(`git rebase --exec ${r}`,"git runs it"):e.shell.runText(r,w(e.state),null);f(e)},l=(...e)=>t=>{t.args.some(r=>e.includes(r))||f(t)},k={...Z,clone:te,worktree:se,rebase:ie,"filter-branch":S,"filter-repo":S,init:re,config:M,switch:e=>/^-(?:c|C)$|^--create$/.test(e.args[0]??"")&&e.args.length===2?void 0:f(e),am:l("--show-current-patch"),merge:l("--no-commit-never"),pull:l(),"cherry-pick":l(),revert:l(),"checkout-index":l(),"sparse-checkout":l("list"),"read-tree":l(),submodule:E,bisect:E,archive:u,"format-patch":u,log:u,diff:u,show:u,"diff-tree":u,"diff-index":u,"diff-files":u,bundle:e=>e.args[0]==="create"?e.shell.write(e.state,e.args.slice(1).find(t=>!t.startsWith("-"))??"","git bundle create"):void 0},oe=new Set("status add commit fetch push branch tag remote blame shortlog describe rev-parse rev-list ls-files ls-tree ls-remote cat-file reflog grep fsck gc count-objects merge-base merge-tree name-rev notes cherry range-diff whatchanged show-ref show-branch symbolic-ref update-ref for-each-ref var version help check-ignore check-attr hash-object write-tree commit-tree update-index prune repack pack-refs maintenance credential annotate diff-pairs request-pull verify-commit verify-tag stripspace interpret-trailers mktree mktag".split(" ")),G=e=>{const t=a(e.args,ee),r=w(e.state);for(const v of h(t,"C"))y(v,r);F({...e,state:r},h(t,"c"));const s=r.variables.get("GIT_WORK_TREE"),o=s?.kind==="text"?s.texts:[];for(const v of[...o,...h(t,"work-tree")])y(v,r);const[n,...p]=t.operands;if(n===void 0)return null;if(b(n))return e.shell.doubt(["git",...e.args].join(" "),"which git command runs is known only then"),null;const c={...e,name:`git ${n}`,args:p,state:r};if(P(c),p.includes("--help"))return null;q(n,p,e.shell),!Object.hasOwn(k,n)&&!oe.has(n)&&e.shell.noteUnknown(`git ${n}`);const d=Object.hasOwn(k,n)?k[n]:void 0;return d?.(c),d!==u&&u(c),n==="ls-files"?`${$(".")}
`:null},ne={git:G,hub:G};;return {GIT: ne};
|*/
/*| part core/shell/interpreters
const {enterDirectory: Q} = await loadPart("shared/22");const {noteScriptFile: ee} = await loadPart("shared/28");const {forkState: g} = await loadPart("shared/29");const {hasFlag: N,parseOptions: L,valuesOf: B} = await loadPart("shared/27");const {HOLE: $,everythingBelow: te,isKnown: D} = await loadPart("shared/25");var q=new Set(["os","shutil","subprocess","pathlib","sqlite3","io","builtins"]),ne=50;function se(e,t,r){return e.replace(new RegExp(`(?<![\\w.])${t}(?!\\w)(?!\\s*=[^=])`,"g"),r)}function H(e){return e.replace(/[()]/g,"").split(",").map(t=>/^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/.exec(t)).flatMap(t=>t===null?[]:[{name:t[1]??"",alias:t[2]??t[1]??""}]).slice(0,ne)}function re(e,t,r){return e===void 0?H(r).flatMap(({name:s,alias:n})=>q.has(s)&&n!==s?[[n,s]]:[]):q.has(e)?H(t).map(({name:s,alias:n})=>[n,s==="Path"?s:`${e}.${s}`]):[]}var U=/(?:^|[;\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^;\n]+)|import[ \t]+([^;\n]+))/g;function ie(e){let t=e;for(const[,r,s="",n=""]of e.matchAll(U))for(const[i,o]of re(r,s,n))i!==o&&(t=se(t,i,o));return t.replace(U,r=>/import[ \t]+\*@/.test(r)?`
__import__`:/^[;\n]/.test(r)?`
`:"")}var l=(e,t)=>Object.fromEntries(e.split(" ").map(r=>[r,t])),y={kind:"paths",at:[0]},R={kind:"paths",at:[0],recursive:!0},_={kind:"paths",at:[1],recursive:!0},E={kind:"paths",at:[0,1],recursive:!0},d={kind:"doubt"},S={kind:"shell"},x={quotes:`"'`,lineComments:["#"],hasBlockComments:!1,hasTriple:!1,hasRegexps:!1,filled:{},raw:""},F=/(?:^|[^.\w])(?:os|posix|_os|shutil|pathlib)\s*\.\s*$/,oe=e=>({...e,receivers:F}),le={open:{kind:"open"},...l("write_text write_bytes touch symlink_to hardlink_to",{kind:"method"}),...l("unlink mkdir rmdir chmod rename",{kind:"method",at:[0]}),...l("makedirs removedirs mkfifo mknod truncate lchmod chown utime setxattr",y),remove:oe({kind:"paths",at:[0]}),replace:{kind:"method",at:[0]},...l("renames",E),...l("link symlink",{kind:"paths",at:[1],receivers:F}),...l("rmtree",R),move:{kind:"paths",at:[0,1],recursive:!0,receivers:F},copy:{kind:"paths",at:[1],recursive:!0,receivers:F},...l("copy2 copyfile copytree copymode copystat copyfileobj",_),copyfileobj:d,...l("system popen getoutput getstatusoutput",S),...l("check_call check_output Popen",{kind:"words"}),...l("run call",{kind:"words",receivers:/subprocess\s*\.\s*$|\bsp\s*\.\s*$/}),basicConfig:{kind:"named",names:["filename"]},create_subprocess_shell:S,create_subprocess_exec:{kind:"words"},...l("spawnlp spawnvp spawnle spawnlpe spawnve spawnvpe",d),...l("copy_file copy_tree move_file write_file",_),chdir:{kind:"chdir"},...l("to_csv to_json to_excel to_parquet to_pickle to_html savefig savetxt savez imwrite extractall urlretrieve make_archive unpack_archive imsave",d),save:d,...l("ZipFile TarFile",{kind:"open"}),connect:{kind:"paths",at:[0],receivers:/sqlite3\s*\.\s*$/},...l("exec eval compile __import__ import_module fdopen execv execve execvp execl execlp spawnl spawnv posix_spawn NamedTemporaryFile mkstemp mkdtemp FileIO FileHandler runpy run_path run_module",d),compile:{kind:"doubt",receivers:/(?:^|[^.\w])$/},eval:{kind:"doubt",receivers:/(?:^|[^.\w])$/}},ae="writeFile appendFile createWriteStream mkdir rm unlink rmdir truncate chmod chown utimes lchown lutimes mkdtemp outputFile outputJson writeJson ensureDir ensureFile emptyDir remove",W=e=>e.split(" ").flatMap(t=>[t,`${t}Sync`]).join(" "),ce={...l(W(ae),R),remove:d,...l("write writeTextFile writeTextFileSync",{kind:"paths",at:[0],receivers:/\b(?:Bun|Deno)\s*\.\s*$/}),...l(W("rename move"),E),...l(W("copyFile cp symlink link copy"),_),...l("open openSync",{kind:"open",receivers:/(?:fs\w*|promises|\)|Deno)\s*\.\s*$|(?:^|[^.\w])$/}),...l("execSync",S),exec:{kind:"shell",receivers:/(?:child_process|cp|childProcess|\))\s*\.\s*$|(?:^|[^.\w])$/},...l("spawn spawnSync execFile execFileSync",{kind:"words"}),fork:d,WriteStream:d,chdir:{kind:"chdir"},...l("eval Function runInThisContext runInNewContext runInContext createRequire binding dlopen",d)},pe={...l("write binwrite",{kind:"paths",at:[0],receivers:/\b(?:File|IO|Pathname)\s*\.\s*$/}),...l("open new",{kind:"open",receivers:/\b(?:File|IO)\s*\.\s*$|(?:^|[^.\w])$/}),...l("delete unlink",{kind:"paths",at:[0],receivers:/\b(?:File|Dir)\s*\.\s*$/}),...l("touch mkdir mkdir_p rm rm_f rmdir chmod chown truncate makedirs",y),...l("rm_rf rm_r remove_dir remove_entry",R),...l("rename mv move",E),...l("cp cp_r copy install ln ln_s symlink link copy_file",_),...l("system exec spawn",{kind:"words"}),...l("popen popen3 capture2 capture3",{kind:"words"}),chdir:{kind:"chdir"},...l("eval instance_eval class_eval send public_send __send__ syscall sysopen",d)},ue={open:{kind:"open"},...l("sysopen",d),...l("unlink mkdir rmdir truncate make_path mkpath",y),...l("rmtree remove_tree",R),...l("rename move",E),...l("link symlink copy",_),...l("chmod chown utime",{kind:"paths",at:[1]}),...l("system exec",{kind:"words"}),...l("qx readpipe",d),chdir:{kind:"chdir"},...l("eval do require syscall",d),...l("write_file spurt spew append_file",y)},de={...l("file_put_contents unlink mkdir rmdir touch chmod chown tempnam",y),fopen:{kind:"open"},...l("rename",E),...l("copy symlink link move_uploaded_file",_),...l("system exec shell_exec passthru popen",S),...l("proc_open eval assert create_function pcntl_exec call_user_func call_user_func_array file_put",d),chdir:{kind:"chdir"}},fe={open:{kind:"open",receivers:/\bio\s*\.\s*$/},output:{kind:"paths",at:[0],receivers:/\bio\s*\.\s*$/},remove:{kind:"paths",at:[0],receivers:/\bos\s*\.\s*$/},rename:{kind:"paths",at:[0,1],receivers:/\bos\s*\.\s*$/},execute:{kind:"shell",receivers:/\bos\s*\.\s*$/},popen:{kind:"shell",receivers:/\bio\s*\.\s*$/},...l("load loadstring dofile",d)},v={python:{literals:{...x,hasTriple:!0},calls:new Map(Object.entries(le)),hasBareCalls:!1,expandNames:ie,suspects:/\b(?:getattr|globals|locals|vars|ctypes|cffi|importlib|__builtins__|__dict__|pty|fileinput)\b/},javascript:{literals:{...x,quotes:"\"'`",lineComments:["//"],hasBlockComments:!0,hasRegexps:!0,filled:{"`":/\$\{/}},calls:new Map(Object.entries(ce)),hasBareCalls:!1,suspects:/\b(?:fs\w*|child_process|cp|promises|process|global\w*|Bun|Deno)\s*\[|\)\s*\[\s*(?:\uFDD7|[a-zA-Z])[^\]]*\]\s*\(|\bconstructor\b|\$\s*\uFDD7/},ruby:{literals:{...x,quotes:`"'`,hasRegexps:!0,filled:{'"':/#\{/},raw:"'"},calls:new Map(Object.entries(pe)),hasBareCalls:!0,suspects:/`|%x\W|\bmethod\s*\(/},perl:{literals:{...x,hasRegexps:!0,filled:{'"':/[$@]/},raw:"'"},calls:new Map(Object.entries(ue)),hasBareCalls:!0,suspects:/`|\$\^I\b|&\{|&\$\w+|->\s*\(/},php:{literals:{...x,lineComments:["#","//"],hasBlockComments:!0,filled:{'"':/\$/},raw:"'"},calls:new Map(Object.entries(de)),hasBareCalls:!1,suspects:/`|\$\w+\s*\(/},lua:{literals:{...x,lineComments:["--"]},calls:new Map(Object.entries(fe)),hasBareCalls:!0,suspects:/\b(?:os|io|_G)\s*\[/}},m="\uFDD7",he={n:`
`,t:"	",r:"\r",0:"\0","\n":""};function me(e){return/(?:^|[^\w$])([rRbBfFuU]{1,2})$/.exec(e.slice(-3).join(""))?.[1]?.toLowerCase()??""}function ve(e,t){return t?e.replace(/\\([\\'])/g,"$1"):/\\[xuUN1-9]/.test(e)?null:e.replace(/\\([\s\S])/g,(r,s)=>he[s]??s)}function z(e,t,r){let s=t;for(;s<e.length&&!e.startsWith(r,s);)s+=e.charAt(s)==="\\"?2:1;return Math.min(s,e.length)}var we=/(?:^|[(,=:[!&|?{};~\n]|\b(?:return|if|unless|and|or|split|grep))\s*$/;function ke(e,t,r,s){const n=s.lineComments.find(o=>e.startsWith(o,t));if(n!==void 0&&!(n==="#"&&/[$\\]$/.test(r.at(-1)??""))){const o=e.indexOf(`
`,t);return o===-1?e.length:o}if(!s.hasBlockComments||!e.startsWith("/*",t))return null;const i=e.indexOf("*@/",t+2);return i===-1?e.length:i+2}function _e(e,t,r,s){const n=e.charAt(t),i=s.hasTriple&&e.startsWith(n.repeat(3),t)?n.repeat(3):n,o=s.hasTriple?me(r.code):"",a=z(e,t+i.length,i),p=e.slice(t+i.length,a),c=ve(p,o.includes("r")||s.raw.includes(n)),u=o.includes("f")?p.includes("{"):s.filled[n]?.test(p)===!0;return r.code.length-=o.length,r.code.push(`${m}${r.literals.length}${m}`),r.literals.push({text:c??p,isFixed:c!==null&&!u}),a+i.length}function xe(e,t){const r={code:[],literals:[]};let s=0;for(;s<e.length;){const n=e.charAt(s),i=ke(e,s,r.code,t);i!==null?s=i:t.quotes.includes(n)?s=_e(e,s,r,t):t.hasRegexps&&n==="/"&&we.test(r.code.slice(-20).join(""))?(s=z(e,s+1,"/")+1,r.code.push(" 0 ")):(r.code.push(n),s+=1)}return{code:r.code.join(""),literals:r.literals}}var be=8,ge=1e4,$e=100,ye=new RegExp(`^${m}(\\d+)${m}$`),Ee=new RegExp(`(?:^|[;\\n{(]|\\b(?:const|let|var|my)\\s)\\s*\\$?([A-Za-z_]\\w*)\\s*=\\s*(?:(?:pathlib\\s*\\.\\s*)?Path\\s*\\(\\s*)?${m}(\\d+)${m}\\s*\\)?\\s*(?=[;\\n]|$)`,"g");function Ae({code:e,literals:t}){const r=new Map,s=new Set;for(const[,n="",i=""]of e.matchAll(Ee)){if(s.has(n))continue;if(s.size>=$e)break;s.add(n);const o=t[Number(i)],a=e.match(new RegExp(`(?<![\\w.])${n}\\s*(?:[-+*@/|&^%.]|\\*\\*|//|<<|>>|\\|\\||&&|\\?\\?)?=(?!=)`,"g"))?.length??0,p=new RegExp(`\\b(?:for|as|def|function|global)\\s+${n}\\b|[(,]\\s*${n}\\s*(?:,[^()=]*)?\\)?\\s*(?::|=>|,\\s*\\w+\\s*=[^=])`).test(e);o?.isFixed===!0&&a===1&&!p&&r.set(n,o.text)}return r}function Ce(e,t){let r=0;const s=Math.min(e.length,t+ge);for(let n=t;n<s;n+=1){const i=e.charAt(n);if("([{".includes(i)?r+=1:")]}".includes(i)&&(r-=1),r===0)return n}return s}function A(e){const t=[];let r=0,s=0;for(let n=0;n<e.length;n+=1){const i=e.charAt(n);"([{".includes(i)?r+=1:")]}".includes(i)?r-=1:i===","&&r===0&&(t.push(e.slice(s,n)),s=n+1)}return t.push(e.slice(s)),t.map(n=>n.trim()).filter(n=>n!=="")}function f(e,t,r=0){const s=e.trim(),n=t.skeleton.literals[Number(ye.exec(s)?.[1]??"-1")];if(n!==void 0)return n.isFixed?n.text:null;const i=t.constants.get(s.replace(/^\$/,""));if(i!==void 0)return i;if(r>=be)return null;const[,o="",a=""]=/^((?:\w+\s*\.\s*)*\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s.exec(s)??[];if(/^(?:pathlib\s*\.\s*)?Path$|^(?:os\s*\.\s*)?(?:path|File)\s*\.\s*(?:join|resolve)$|^str$/.test(o))return G(A(a),"/",t,r);for(const p of["+","/","."]){const c=s.split(p);if(c.length>1&&s.includes(m))return G(c,p==="/"?"/":"",t,r)}return null}function G(e,t,r,s){const n=e.map(i=>f(i,r,s+1));return n.every(i=>i!==null)?n.join(t):null}function h(e,t){const r=t.replaceAll(new RegExp(`${m}(\\d+)${m}`,"g"),(s,n)=>JSON.stringify(e.skeleton.literals[Number(n)]?.text??""));e.call.shell.doubt(r,`code for ${e.call.name} may write, and where is known only when it runs`)}function w(e,t,r,s){if(t===void 0||/^\d+$/.test(t))return;const n=f(t,e);n===null?h(e,r):e.call.shell.write(e.call.state,n===""?$:n,`${e.call.name} code`,{recursive:s})}var X=/((?:(?:pathlib\s*\.\s*)?Path\s*\([^()]*\)|\([^()]*(?:\([^()]*\)[^()]*)*\)|[A-Za-z_]\w*))\s*\.\s*$/,V=/^(?:r[bt]*|[bt]*r|r[bt]*:.*|<.*|rs)$/;function Oe(e,t,r,s){const n=X.exec(s.slice(-200))?.[1]??"",i=t.length<=1?f(t[0]??"",e):null;return n===""||i===null||!/^[rwxab+tU]{1,4}$/.test(i)?!1:(V.test(i)||w(e,n,r,!1),!0)}function Re(e,t,r,s){if(/\b(?:shelve|dbm(?:\.\w+)?)\s*\.\s*$/.test(s))return h(e,r);if(Oe(e,t,r,s))return;const[n,...i]=t,o=i.find(a=>/^mode\s*=/.test(a))?.replace(/^mode\s*=\s*@/,"")??i[0];if(o===void 0||/^(?:encoding|newline|errors|buffering)\s*=/.test(o)){const a=n===void 0?null:f(n,e);(e.language.hasBareCalls&&a===null||a?.startsWith("|")===!0)&&h(e,r)}else if(!Z(o,e)){const a=f(o,e);a===null||/[|-]/.test(a)?h(e,r):w(e,n,r,!1)}}function Z(e,t){const r=f(e,t);return r===null?/^(?:(?:\w+\.)*O_RDONLY|\d)$/.test(e):V.test(r.trim())}function Se(e,[,t="",r],s){if(Z(t,e))return;const n=f(t,e);if(n===null||/[|-]/.test(n))h(e,s);else if(r!==void 0)w(e,r,s,!1);else{const[,i="",o=""]=/^\s*([+<>]*)\s*(.*?)\s*$/s.exec(n)??[];/[>+]/.test(i)&&e.call.shell.write(e.call.state,o,"perl code")}}function Fe(e,t,r,s){const[n="",i=""]=t,{shell:o,state:a}=e.call,p=/^\[(.*)\]$/s.exec(n)?.[1],c=f(n,e);if(c!==null&&s==="words"&&i.startsWith("[")){const u=A(i.replace(/^\[|\]$/g,"")).map(k=>f(k,e)??$);o.runWords([c,...u],g(a),null)}else p!==void 0?o.runWords(A(p).map(u=>f(u,e)??$),g(a),null):c===null||!D(c)?h(e,r):s==="words"&&e.language.hasBareCalls&&t.length>1&&!/^\w+\s*(?::|=)/.test(i)?o.runWords([c,...t.slice(1).map(u=>f(u,e)??$)],g(a),null):o.runText(c,g(a),null)}var Me=/^(?:os|posix|shutil|_os)$/;function je(e,t,r,s,n,i){const o=X.exec(r.slice(-200))?.[1]?.replace(/^\((.*)\)$/s,"$1")??"";if(o===""||Me.test(o)){if(i.at===void 0)return;const c=t==="rename"||t==="replace";if(o===""&&t==="replace")return;for(const u of s.slice(0,c?2:1))w(e,u,n,c);return}const p=/Path\s*\(/.test(o)||/\bPath\b/.test(e.skeleton.code)&&s.length===1;t==="replace"&&!p||(w(e,o,n,!1),(t==="rename"||t==="replace")&&w(e,s[0],n,!0))}function Te(e,t,r,s,n,i){switch(t.kind){case"paths":for(const o of t.at)w(e,n[o],i,t.recursive===!0);return;case"open":return e.call.name==="perl"?Se(e,n,i):Re(e,n,i,s);case"method":return je(e,r,s,n,i,t);case"shell":case"words":return Fe(e,n,i,t.kind);case"named":{const o=new RegExp(`^(?:${t.names.join("|")})\\s*[=:]\\s*`);for(const a of n.filter(p=>o.test(p)))w(e,a.replace(o,""),i,!1);return}case"chdir":{const o=f(n[0]??"",e);Q(o??$,e.call.state);return}default:return h(e,i)}}var Ie=200;function J(e,t){const r=Math.max(e.lastIndexOf(`
`,t),e.lastIndexOf(";",t))+1,s=e.slice(t).search(/[;\n]/),n=e.slice(r,s===-1?void 0:t+s).trim();return/^(?:from|import|use)\b/.test(n)||/^(?:const|let|var)\s*\{[^}]*\}\s*=/.test(n)}var Pe=(e,t)=>/^\s*(?::|as\b)/.test(e.slice(t,t+20));function Ne(e,t,r){const s=t+(/^\s*@/.exec(e.slice(t,t+40))?.[0].length??0);if(e.charAt(s)==="("){const o=Ce(e,s);return{args:A(e.slice(s+1,o)),to:o+1}}if(!r.hasBareCalls)return null;const n=e.slice(s).search(/[;\n}]|\s(?:or|and|if|unless|for|foreach|while)\s|\|\|/),i=n===-1?e.length:s+n;return{args:A(e.slice(s,i)),to:i}}function C(e,t,r){const s=xe(e,r.literals),n=r.expandNames?.(s.code)??s.code,i={...s,code:n},o={call:{...t,state:g(t.state)},skeleton:i,constants:Ae(i),language:r};if(!D(n))return t.shell.doubt(`${t.name} code`,"the code it runs is known only when the command runs");const a=r.suspects.exec(n)?.[0];a!==void 0&&h(o,a);let p=Ie;for(const c of n.matchAll(/[A-Za-z_$][\w$]{0,60}/g)){const[u]=c,k=r.calls.get(u);if(k===void 0)continue;const T=n.slice(Math.max(0,c.index-200),c.index);if("receivers"in k&&k.receivers!==void 0&&!k.receivers.test(T)||/\b(?:def|function|sub)\s+$/.test(T))continue;if(p-=1,p<0)return h(o,u);const I=c.index+u.length,P=Ne(n,I,r);P!==null&&!(J(n,c.index)&&!n.slice(I).trimStart().startsWith("("))?Te(o,k,u,T,P.args,n.slice(c.index,Math.min(P.to,c.index+120))):(!J(n,c.index)||Pe(n,I))&&h(o,u)}}function M(e,t){const r=L(e.args,{...t,stopAtOperand:!0}),s=B(r,...t.code);if(s.length>0)return s.forEach(i=>{C(i,e,t.language)});const[n]=r.operands;if(!N(r,...t.idle)){if(n!==void 0&&n!=="-"&&n!=="/dev/stdin"){/^\/(?:dev|proc)\//.test(n)?e.shell.doubt([e.name,...e.args].join(" "),"it runs what another command prints"):ee(e,n);return}e.input!==null&&D(e.input)?C(e.input,e,t.language):(e.input!==null||n!==void 0||t.idle.length>0)&&e.shell.doubt([e.name,...e.args].join(" "),"it runs what it reads, which is not known")}}var Be=e=>{const t={language:v.python,code:["c"],idle:["V","VV","version","h","help","m"],values:"cmWX",long:"version help"},r=e.args.findIndex(c=>/^-[a-zA-Z]*[cm]/.test(c));if(!(r!==-1&&e.args.slice(0,r).every(c=>c.startsWith("-"))))return M(e,t),null;const[n="",i=""]=e.args.slice(r),o=n.search(/[cm]/),a=n.slice(o+1),p=a===""?i:a;return n.charAt(o)==="c"?C(p,e,v.python):De(e,p,e.args.slice(r+(a===""?2:1))),null};function De({state:e,shell:t},r,s){const n=`python -m ${r}`,i=s.filter(a=>!a.startsWith("-")),o=(...a)=>s.some(p=>a.includes(p));if(["black","isort","ruff","autopep8","yapf","pip","autoflake","sqlfluff"].includes(r))t.runWords([r,...s],e,null);else if(/^(?:venv|virtualenv)$/.test(r))for(const a of i)t.write(e,a,n,{recursive:!0});else r==="json.tool"?t.write(e,i[1]??"",n):/^(?:zipfile|tarfile)$/.test(r)?o("-e","--extract")?t.write(e,te(i[1]??"."),n):o("-c","--create")&&t.write(e,i[0]??"",n):t.noteUnknown("python")}var O=e=>t=>(M(t,e),null),b={language:v.javascript,code:["e","p","pe","eval","print"],idle:["v","h","version","help","i","interactive","test","run","check","c","watch"],values:"eprC",long:"eval= print= require= import= loader= env-file= input-type= version help check test conditions="};function We({name:e,state:t,shell:r},s,n=""){for(const i of s){r.write(t,i,`${e} -i`);const o=n.includes("*")?n.replaceAll("*",i):i+n;n!==""&&r.write(t,o,`${e} -i`)}}var Y=(e,t)=>r=>{const s=L(r.args,{values:t,attached:"iFMmIxdDC",stopAtOperand:!1}),n=B(s,"e","E");for(const o of n)C(o,r,e);N(s,"i")&&We(r,n.length>0?s.operands:s.operands.slice(1),B(s,"i")[0]);const i=N(s,"v","V","c","version","help");return n.length===0&&!i&&M({...r,args:s.operands},{language:e,code:[],idle:[]}),null},K=(...e)=>t=>(t.args.findIndex(s=>e.includes(s))!==-1&&t.shell.doubt([t.name,...t.args].join(" "),`code for ${t.name} is not read`),null),Le=e=>{const[t,...r]=e.args,s=r.filter(n=>!n.startsWith("-"));if(t==="fmt"){const n=r.includes("--check");for(const i of n?[]:s.length>0?s:["."])e.shell.write(e.state,i,"deno fmt",{recursive:!0})}else if(t==="eval")for(const n of s)C(n,e,v.javascript);else M(e,{...b,idle:[...b.idle,"x"]});return null},j=(e,t)=>Object.fromEntries(e.split(" ").map(r=>[r,t])),qe={...j("python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 py",Be),...j("node nodejs",O(b)),...j("tsx ts-node",O(b)),bun:O({...b,idle:[...b.idle,"x"]}),deno:Le,perl:Y(v.perl,"eE"),ruby:Y(v.ruby,"erC"),php:O({language:v.php,code:["r","B","R","E"],idle:["v","i","m","l","h","version"],values:"rBREdcfz"}),...j("lua luajit lua5.1 lua5.2 lua5.3 lua5.4",O({language:v.lua,code:["e"],idle:["v","i"],values:"el"})),pwsh:K("-c","-Command","-command","-EncodedCommand","-e","-enc"),powershell:K("-c","-Command","-command","-EncodedCommand","-e","-enc")};;return {INTERPRETERS: qe};
|*/
/*| part core/shell/launchers
const {parseOptions: u,valuesOf: d} = await loadPart("shared/27");const {HOLE: f,hasMarks: g} = await loadPart("shared/25");var a=({name:e,args:t,shell:s},n)=>s.doubt([e,...t].join(" "),n),o=(e,t)=>s=>(s.args.some(n=>e.test(n)||g(n.slice(0,1)))&&a(s,t),null),r="it runs a program that its options name",v=e=>{const{operands:t}=u(e.args,{values:"pEuMHtr",long:"unit= property= setenv= machine= slice= uid= gid= on-calendar= description= working-directory=",stopAtOperand:!0});return t.length>0&&a(e,"the service manager runs it, out of sight"),null},b=e=>{const{values:t,operands:s}=u(e.args,{values:"bcDEeFIiJLlmOopQRSWw",stopAtOperand:!0}),[n="",...i]=s;i.length>0&&/^(?:\w+@)?(?:localhost|127\.|::1|0\.0\.0\.0|ip6-localhost)/.test(n)&&a(e,"it runs on this machine");for(const c of t.get("E")??[])e.shell.write(e.state,c,"ssh -E");return(t.get("o")??[]).some(c=>/^(?:proxycommand|localcommand|knownhostscommand|permitlocalcommand)\b/i.test(c))&&a(e,r),null},l=e=>{e.args.some(s=>/^\+[^\d/gG]/.test(s))&&a(e,r);const t=u(e.args,{values:"oOpPtTxyzhjkD",long:"log-file= LOG-FILE= pattern= tabs= window="});for(const s of d(t,"o","O","log-file","LOG-FILE"))e.shell.write(e.state,s,"less -o");return null},x=({args:e,state:t,shell:s})=>{const n=e.findIndex(i=>/^-[wa]$/.test(i));return n!==-1&&s.write(t,e[n+1]??`${s.context.home??f}/.bash_history`,"history -w"),null},h=e=>{const{values:t}=u(e.args,{values:"x",long:"ex= eval-command= command= args batch"}),s=["ex","eval-command"].flatMap(m=>t.get(m)??[]),n=e.args.flatMap((m,c)=>/^-?-(?:ex|iex|eval-command)$/.test(m)?e.args[c+1]??"":[]),i=m=>/^(?:bt|backtrace|run|r|q|quit|c|continue|info|p|print|x|l|list|b|break|thread|frame|set pagination)\b[^!|>]*$/.test(m.trim());return[...s,...n].some(m=>!i(m))&&a(e,r),null},p=e=>{const{values:t}=u(e.args,{values:"CfjoWI",long:"file= makefile= directory= eval= jobs="}),s=["f","file","makefile"].flatMap(n=>t.get(n)??[]);(s.includes("-")||t.has("eval"))&&a(e,"it runs what it reads");for(const n of s)e.shell.isWritten(e.state,n)&&a(e,"it runs a file that this command writes");return e.shell.noteUnknown(e.name),null},w=e=>(e.input!==""&&!e.args.some(t=>!t.startsWith("-"))?a(e,"it runs what it reads"):e.shell.noteUnknown(e.name),null),k=e=>t=>{const s=e.split(" ");if(t.args.some(n=>s.some(i=>n===i||n.startsWith(`${i}=`))))a(t,`code for ${t.name} is not read`);else return w(t);return null},$={expect:"-c",guile:"-c -e",racket:"-e --eval",clojure:"-e --eval -M -X",clj:"-e --eval -M -X",sbcl:"--eval --load",ocaml:"-e",erl:"-eval -s -run",octave:"--eval",matlab:"-r -batch",kotlin:"-e",nim:"--eval",tclsh:"-c",wish:"-c",Rscript:"-e",R:"-e",julia:"-e -E",elixir:"-e",iex:"-e",groovy:"-e",scala:"-e",swift:"-e",ghc:"-e",osascript:"-e",gnuplot:"-e"},y={...Object.fromEntries(Object.entries($).map(([e,t])=>[e,k(t)])),"systemd-run":v,launchctl:o(/^(?:load|bootstrap|submit)$/,"it starts something that runs out of sight"),socat:o(/^(?:exec|system|open|create|file|gopen|pipe):/i,r),nc:o(/^-[a-z]*[ec]$|^--(?:exec|sh-exec)/,r),ncat:o(/^-[a-z]*[ec]$|^--(?:exec|sh-exec)/,r),netcat:o(/^-[a-z]*[ec]$/,r),cmd:o(/^\/[ck]$/i,"commands of cmd are not read"),rg:o(/^--(?:pre|hostname-bin)(?:=|$)/,r),man:o(/^-[a-zA-Z]*[PH]|^--(?:pager|html)/,r),hash:o(/^-p$/,"another program runs under this name"),compgen:o(/^-[a-zA-Z]*[CF]/,r),complete:o(/^-[a-zA-Z]*C/,r),fc:o(/^-[es]/,"it runs an earlier command"),history:x,chroot:o(/^/,"paths mean something else inside another root"),enable:o(/^-[a-z]*f/,"it loads code into the shell"),less:l,more:l,gdb:h,lldb:h,ssh:b,make:p,gmake:p};;return {LAUNCHERS: y};
|*/
/*| part core/shell/powershell
const {enterDirectory: M} = await loadPart("shared/22");const {forkState: R,textValue: W} = await loadPart("shared/29");const {baseName: j,parentPath: E} = await loadPart("shared/24");const {HOLE: p,hasMarks: y,isKnown: I,markUnquoted: P} = await loadPart("shared/25");var w={writes:["path","literalpath"],positions:["path","value"]},x={writes:["path","literalpath","filepath"],positions:["path"]},b={"set-content":w,"add-content":w,"clear-content":w,"out-file":{writes:["filepath","literalpath","path"],positions:["filepath"]},"tee-object":{writes:["filepath","literalpath","path"],positions:["filepath"],isOptional:!0},"new-item":{writes:["path"],positions:["path"]},mkdir:{writes:["path"],positions:["path"]},"remove-item":{...w,recursive:!0},"copy-item":{writes:["destination"],positions:["path","destination"],recursive:!0},"move-item":{writes:["path","literalpath","destination"],positions:["path","destination"],recursive:!0},"rename-item":{writes:["path","literalpath","newname"],positions:["path","newname"],recursive:!0},"set-item":w,"clear-item":w,"set-itemproperty":{writes:["path","literalpath"],positions:["path"]},"set-acl":{writes:["path","literalpath"],positions:["path"]},"export-csv":x,"export-clixml":x,"export-alias":x,"export-modulemember":{writes:[],positions:[]},"invoke-webrequest":{writes:["outfile"],positions:["uri"],isOptional:!0},"invoke-restmethod":{writes:["outfile"],positions:["uri"],isOptional:!0},"start-bitstransfer":{writes:["destination"],positions:["source","destination"]},"expand-archive":{writes:["destinationpath"],positions:["path","destinationpath"],recursive:!0},"compress-archive":{writes:["destinationpath"],positions:["path","destinationpath"]},"start-transcript":{writes:["path","literalpath"],positions:["path"]},"new-temporaryfile":{writes:[],positions:[]}},O={sc:"set-content",ac:"add-content",clc:"clear-content",ni:"new-item",md:"mkdir",ri:"remove-item",rm:"remove-item",del:"remove-item",erase:"remove-item",rd:"remove-item",rmdir:"remove-item",cp:"copy-item",copy:"copy-item",cpi:"copy-item",mv:"move-item",move:"move-item",mi:"move-item",ren:"rename-item",rni:"rename-item",tee:"tee-object",epcsv:"export-csv",si:"set-item",cli:"clear-item",sp:"set-itemproperty",iwr:"invoke-webrequest",wget:"invoke-webrequest",curl:"invoke-webrequest",irm:"invoke-restmethod",iex:"invoke-expression",saps:"start-process",start:"start-process",cd:"set-location",sl:"set-location",chdir:"set-location",pushd:"push-location",popd:"pop-location"},T=new Set("force recurse append noclobber nonewline passthru confirm whatif verbose debug notypeinformation usequotes asbytestream wait nonewwindow usebasicparsing update includehidden container usetransaction asjob noprofile noninteractive nologo noexit sta mta".split(" "));function k(e,{state:t,shell:n}){return e.replace(/\$(?:\{([^}]*)\}|\([^()]*\)|([A-Za-z_][\w:]*)|[?$^])/g,(i,r,o)=>{const s=(r??o??"").toLowerCase();if(s==="home"||s==="env:userprofile"||s==="env:home")return n.context.home?.replaceAll("\\","/")??p;if(s==="pwd")return t.cwd?.length===1?t.cwd[0]??p:p;if(s==="null")return"/dev/null";const a=t.variables.get(s);return a?.kind==="text"&&a.texts.length===1?a.texts[0]??p:p})}var L=/^(?:hk\w+|env|variable|function|alias|cert|wsman|registry::.*|microsoft\.powershell\.core\\registry::.*):/i;function d(e,t,n,i=!1){if(L.test(t)||/^nul$/i.test(t))return;const{shell:r,state:o}=e,s=t.replace(/^microsoft\.powershell\.core\\filesystem::|^filesystem::/i,"").replaceAll("\\","/"),a=s==="~"||s.startsWith("~/"),l=r.context.home?.replaceAll("\\","/")??p;r.write(o,P(a?l+s.slice(1):s),n,{recursive:i})}function A(e){const t=new Map,n=[];for(let i=0;i<e.length;i+=1){const{text:r="",isQuoted:o=!1}=e[i]??{},[,s="",a]=(o?null:/^-([A-Za-z]\w*)(?::(.*))?$/s.exec(r))??[];if(s==="")n.push(r);else{const l=s.toLowerCase(),h=a===void 0&&!T.has(l);t.set(l,[...t.get(l)??[],a??(h?e[i+1]?.text??p:"")]),h&&(i+=1)}}return{named:t,operands:n}}function f(e,{named:t}){return[...t].flatMap(([n,i])=>n===e||e.startsWith(n)?i:[])}function Q(e,t,n,i,r){const o=A(i),s=c=>f(c,o).length>0||c==="path"&&f("literalpath",o).length>0,a=n.positions.filter(c=>!s(c)),l=o.operands.flatMap((c,g)=>n.writes.includes(a[Math.min(g,a.length-1)]??"")?[c]:[]),h=[...n.writes.flatMap(c=>f(c,o)),...l];if(o.named.has("whatif"))return;const u=t==="new-item"?f("name",o):[];for(const c of h){for(const g of u)d(e,`${c}/${g}`,t);u.length>0||d(e,c,t,n.recursive===!0)}for(const c of h.length===0?u:[])d(e,c,t);const[m]=o.operands;if(t==="rename-item"&&m!==void 0&&I(m))for(const c of h.slice(-1))d(e,`${E(m.replaceAll("\\","/"))}/${j(c)}`,t);t==="remove-item"&&[...o.named.keys()].some(c=>"recurse".startsWith(c))&&e.shell.noteIrreversible("Remove-Item -Recurse"),h.length===0&&u.length===0&&(r||n.isOptional!==!0)&&n.writes.length>0&&n.isOptional!==!0&&e.shell.doubt(`${t} ${i.map(({text:c})=>c).join(" ")}`,"its target comes from the pipeline or is asked for")}function _(e,t){e.isRedirecting&&e.redirects.push(p),(e.words.length>0||e.redirects.length>0)&&e.commands.push({words:e.words,redirects:e.redirects,isPiped:e.isPiped}),Object.assign(e,{words:[],redirects:[],isPiped:t,isRedirecting:!1})}function v(e,t){e.isRedirecting?e.redirects.push(t.text):e.words.push(t),e.isRedirecting=!1}function q(e,t,n){const i=e.charAt(t);let r="",o=t+1;for(;o<e.length;){const s=e.charAt(o);if(s==="`"&&i==='"')r+=e.charAt(o+1)==="$"?"\uFFFF":e.charAt(o+1),o+=2;else if(s===i&&e.charAt(o+1)===i)r+=i,o+=2;else{if(s===i)break;r+=s,o+=1}}return{text:(i==='"'?n(r):r).replaceAll("\uFFFF","$"),to:o+1}}var H=/^(?:`[\s\S]|\$\{[^}]*\}|\$\([^()]*\)|[^\s;|&(){}'"`,<>#]|(?<=\S)#)+/;function z(e,t,n,i){const r=e.slice(t,t+3);if(/^@["']\r?\n?/.test(r)&&/^@["']\s*$/m.test(e.slice(t,t+3))){const o=e.indexOf(`
${r.charAt(1)}@`,t),s=e.slice(e.indexOf(`
`,t)+1,o===-1?void 0:o);return v(n,{text:r.charAt(1)==='"'?i(s):s,isQuoted:!0}),o===-1?e.length:o+3}return r.startsWith("<#")?e.indexOf("#>",t)===-1?e.length:e.indexOf("#>",t)+2:r.startsWith("#")?e.indexOf(`
`,t)===-1?e.length:e.indexOf(`
`,t):/^`\r?\n/.test(r)?t+r.indexOf(`
`)+1:null}function N(e,t,n){const i=/^[*1-6]?>>?(&[12])?/.exec(e.slice(t,t+6));return i===null||/^[*1-6]/.test(i[0])&&/\S/.test(e.charAt(t-1))?null:(n.isRedirecting=i[1]===void 0,t+i[0].length)}function Z(e,t,n,i){let r=t,o="";const s=/^['"]/.test(e.charAt(t));for(;r<e.length;){if(/['"]/.test(e.charAt(r))){const l=q(e,r,i);o+=l.text,r=l.to;continue}const a=H.exec(e.slice(r,r+4e3))?.[0]??"";if(a==="")break;o+=i(a.replace(/`([\s\S])/g,"$1")),r+=a.length}return v(n,{text:o,isQuoted:s}),r}function S(e,t,n){const i={commands:[],words:[],redirects:[],isPiped:!1,isRedirecting:!1};let r=0;const o=s=>{_(i,s);for(const a of i.commands.splice(0))n(a)};for(;r<e.length;){const s=e.charAt(r),a=z(e,r,i,t)??N(e,r,i);if(a!==null)r=a;else if(s==="("&&i.words.length>0){v(i,{text:p,isQuoted:!1});const{words:l,redirects:h,isPiped:u}=i,m=V(e,r);S(e.slice(r+1,m),t,n),Object.assign(i,{words:l,redirects:h,isPiped:u}),r=m+1}else if(/[;\n(){}&|]/.test(s)){const l=s==="|"&&e.charAt(r+1)!=="|"&&e.charAt(r-1)!=="|";o(l),s==="&"&&e.charAt(r+1)!=="&"&&v(i,{text:"&",isQuoted:!1}),r+=1}else/[\s,`<]/.test(s)?r+=1:r=Math.max(r+1,Z(e,r,i,t))}o(!1)}function V(e,t){let n=0;for(let i=t;i<e.length;i+=1)if(e.charAt(i)==="("?n+=1:e.charAt(i)===")"&&(n-=1),n===0)return i;return e.length}var D=500,G=8;function C(e,t,n){y(t)||e.depth>=G?e.shell.doubt(n,"the code it runs is known only when the command runs"):F({...e,depth:e.depth+1},t)}function K(e,t,n){const i=t.findIndex(({text:o})=>/^-(?:c|co\w*|e|en\w*|ec|f|fi\w*)$/i.test(o)),r=t[i]?.text.toLowerCase()??"";/^-e/.test(r)?e.shell.doubt(n,"its code is encoded"):/^-c/.test(r)&&C(e,t.slice(i+1).map(({text:o})=>o).join(" "),n)}var X=/>|\b(?:del|erase|copy|xcopy|robocopy|move|ren|rename|mkdir|md|rmdir|rd|mklink|attrib|icacls)\b/i;function B(e,t){const n=A(t);for(const s of["redirectstandardoutput","redirectstandarderror"])for(const a of f(s,n))d(e,a,"start-process");const i=f("filepath",n)[0]??n.operands[0]??p,o=[...f("argumentlist",n),...f("args",n),...n.operands.filter(s=>s!==i)].flatMap(s=>s.split(/\s+/).map(a=>({text:a,isQuoted:!1})));$(e,[{text:i,isQuoted:!0},...o],!1)}var U=new Set(["set-location","push-location"]);function $(e,t,n){const[i,...r]=t;if(i===void 0)return;const{shell:o,state:s}=e;if(i.text==="&"||i.text===".")return r.length>0?$(e,r,n):void 0;const a=i.text.toLowerCase(),l=Object.hasOwn(O,a)?O[a]??a:a;if(y(l))return o.doubt(t.map(({text:h})=>h).join(" "),"which program runs is known only when the command runs");if(Object.hasOwn(b,l)&&b[l]!==void 0)return Q(e,l,b[l],r,n);Y(e,l,r,n)||o.runWords([i.text.replaceAll("\\","/"),...r.map(({text:h})=>h)],R(s),null)}function Y(e,t,n,i){const{shell:r,state:o}=e,s=n.map(({text:l})=>l),a=[t,...s].join(" ");if(U.has(t))M(J(A(n).operands[0]??p,e),o);else if(t==="pop-location")Object.assign(o,{cwd:o.previousCwd,previousCwd:null});else if(t==="invoke-expression")C(e,i?p:s.filter(l=>!/^-command$/i.test(l)).join(" "),a);else if(t==="start-process")B(e,n);else if(/^(?:powershell|pwsh)(?:\.exe)?$/.test(t))K(e,n,a);else if(/^cmd(?:\.exe)?$/.test(t))X.test(a)&&r.doubt(a,"commands of cmd are not read");else if(t==="new-object")/streamwriter|filestream|webclient/i.test(a)&&r.doubt(a,"it may open a file to write");else return!1;return!0}var J=(e,{shell:t})=>e.replaceAll("\\","/").replace(/^~(?=\/|$)/,t.context.home?.replaceAll("\\","/")??p);function ee({words:e},{state:t},n){const[,i]=/^\$([A-Za-z_]\w*)$/.exec(n)??[];if(i===void 0||!/^[+]?=$/.test(e[1]?.text??""))return!1;const r=e.length===3&&e[1]?.text==="="&&e[2]?.isQuoted===!0;return t.variables.set(i.toLowerCase(),W(r?e[2]?.text??p:p)),!0}var te=/\[(?:System\.)?IO\.(?:File|Directory|FileInfo|DirectoryInfo|StreamWriter|FileStream|Compression\.\w+)\]::(\w+)\s*\(\s*(?:'([^']*)'|"([^"$`]*)")?/gi,ie=/^(?:read|exists|get|enumerate|open(?:read|text)$|resolve)/i;function re(e,t){for(const[n,i="",r,o]of t.matchAll(te)){if(ie.test(i))continue;const s=r??o,a=!/^(?:move|copy|replace|extract|create(?:from|symbolic))/i.test(i);s===void 0||!a?e.shell.doubt(n,"its target is not read"):d(e,s,`[IO.File]::${i}`,/^delete/i.test(i))}}var ne=/^(?:if|else|elseif|foreach|for|while|do|switch|try|catch|finally|return|function|param|in|until|begin|process|end|throw|class|using)$/i;function F(e,t){re(e,t),/\.(?:CopyTo|MoveTo|Delete|DownloadFile|OpenWrite|AppendText|CreateText)\s*\(/i.test(t)&&e.shell.doubt(t,"a method may write"),S(t,i=>/^\$[A-Za-z_]\w*$/.test(i)?`\uFDD7${i}`:k(i,e),i=>{if(e.budget.left-=1,e.budget.left<0)return e.shell.doubt("the rest of the command",`more than ${D} commands to follow`);const r=i.words[0]?.text.replace("\uFDD7","")??"",o=a=>a.startsWith("\uFDD7")?k(a.slice(1),e):a;for(const a of i.redirects)d(e,o(a),"redirect");if(ee(i,e,r))return;const s=i.words.map(a=>({...a,text:o(a.text)}));s.length===1&&(s[0]?.isQuoted===!0||/^[$\d[@\uFDD0]/.test(r))||ne.test(r)||/^[$[@\uFDD0]/.test(r)||s[0]?.isQuoted!==!0&&$(e,s,i.isPiped)})}function oe(e,t,n){F({shell:n,state:t,budget:{left:D},depth:0},e)};return {findPowerShellWrites: oe};
|*/
/*| part core/shell/project-tools
const {subcommandTool: a} = await loadPart("shared/7");const {parseOptions: n} = await loadPart("shared/27");var p=["o","out","output"],e=(t,l={})=>({...t!==void 0&&{when:t},targets:"all",recursive:!0,orHere:!0,except:["check","dry-run","diff","list-different"],...l}),r=(t,l={})=>({outputs:t.split(" "),recursive:!0,...l}),f={stylelint:{values:"cfo",long:"config= formatter=",rules:[e(void 0,{only:["fix"]})]},standard:{rules:[e(void 0,{only:["fix"]})]},xo:{rules:[e(void 0,{only:["fix"]})]},oxlint:{values:"cDAW",long:"config=",rules:[e(void 0,{only:["fix","fix-suggestions"]})]},rubocop:{values:"cfo",long:"config= format= out= only= except=",rules:[e(void 0,{only:["a","A","x","autocorrect","autocorrect-all","auto-correct","fix-layout"]}),r("o out")]},yapf:{values:"el",long:"style= exclude= lines=",rules:[e(void 0,{only:["i","in-place"]})]},autoflake:{rules:[e(void 0,{only:["i","in-place"]})]},pyupgrade:{rules:[e()]},dart:{values:"lo",rules:[e("format"),e("fix",{only:["apply"]})]},mix:{long:"check-formatted",rules:[e("format",{except:["check-formatted","dry-run"]})]},swiftformat:{long:"lint config=",rules:[e(void 0,{except:["lint","dryrun"]})]},"swift-format":{rules:[e("format",{only:["i","in-place"]})]},ktlint:{rules:[e(void 0,{only:["F","format"]})]},dotnet:{values:"o",long:"output= verify-no-changes",rules:[e("format",{except:["verify-no-changes"]}),r("o output")]},zig:{rules:[e("fmt",{except:["check"]})]},dprint:{rules:[e("fmt")]},taplo:{rules:[e("fmt"),e("format")]},buf:{values:"o",rules:[e("format",{only:["w","write"]})]},codespell:{values:"SLI",rules:[e(void 0,{only:["w","write-changes"]})]},jscodeshift:{values:"t",long:"transform= parser= extensions=",rules:[e(void 0,{except:["d","dry"]})]},comby:{values:"fd",rules:[e(void 0,{only:["i","in-place"],targets:"final"})]},gofumpt:{rules:[e(void 0,{only:["w"]})]},golines:{values:"m",rules:[e(void 0,{only:["w"]})]},"golangci-lint":{rules:[e("run",{only:["fix"]})]},scalafmt:{rules:[e(void 0,{except:["test","check","list"]})]},"php-cs-fixer":{long:"dry-run diff",rules:[e("fix",{except:["dry-run"]})]},phpcbf:{rules:[e()]},markdownlint:{rules:[e(void 0,{only:["f","fix"]})]},"markdownlint-cli2":{rules:[e(void 0,{only:["fix"]})]},djlint:{rules:[e(void 0,{only:["reformat"]})]},sqlfluff:{rules:[e("fix"),e("format")]},"cmake-format":{rules:[e(void 0,{only:["i","in-place"]})]},"git-cliff":{values:"o",rules:[r("o output")]}},s={tsc:{values:"pt",long:"outDir= outFile= declarationDir= generateTrace= tsBuildInfoFile= project=",rules:[r("outDir outFile declarationDir generateTrace tsBuildInfoFile")]},esbuild:{long:"outfile= outdir= metafile=",rules:[r("outfile outdir")]},rollup:{values:"odfipc",long:"file= dir= input= format= config?",rules:[r("o d file dir")]},vite:{long:"outDir= mode= config=",rules:[r("outDir")]},webpack:{values:"oc",long:"output-path= config= mode=",rules:[r("o output-path")]},parcel:{long:"dist-dir=",rules:[r("dist-dir")]},sass:{rules:[{targets:"second"}]},lessc:{rules:[{targets:"second"}]},cmake:{values:"SBGD",long:"build install prefix=",rules:[r("B prefix")]},go:{values:"o",singleDash:!0,long:"o= run= coverprofile= cpuprofile= memprofile= tags= ldflags= count= timeout= mod=",rules:[r("o coverprofile cpuprofile memprofile"),...["fmt","fix"].map(t=>e(t,{targets:"all"})),{when:"mod init",files:["go.mod"]}]},cargo:{values:"pZF",long:"root= target-dir= package= bin= features= manifest-path= fix check name=",rules:[r("root target-dir"),{when:"new",targets:"all",recursive:!0},{...e("init"),except:[]},...["fmt","fix"].map(t=>({...e(t),targets:"all"})),e("clippy",{only:["fix"]}),{when:"publish",danger:"cargo publish"},{when:"yank",danger:"cargo yank"}]},pip:{values:"trdwce",long:"target= root= prefix= dest= wheel-dir= requirement= log= report= src= editable=",rules:[{when:"install",...r("t target root prefix src report")},{when:"download",...r("d dest")},{when:"wheel",...r("w wheel-dir")},r("log")]},virtualenv:{values:"p",long:"python=",rules:[{targets:"all",recursive:!0}]},"django-admin":{rules:[{when:"startproject",targets:"all",recursive:!0},{when:"startapp",targets:"all",recursive:!0}]},cookiecutter:{values:"o",long:"output-dir=",rules:[r("o output-dir")]},gem:{rules:[{when:"push",danger:"gem push"},{when:"yank",danger:"gem yank"}]},mvn:{values:"fpD",rules:[{when:"deploy",danger:"mvn deploy"}]},twine:{rules:[{when:"upload",danger:"twine upload"}]},wkhtmltopdf:{singleDash:!0,rules:[{targets:"last"}]},qpdf:{rules:[{targets:"last"}]},magick:{singleDash:!0,rules:[{targets:"last",notFor:["identify"]}]},screencapture:{values:"RltD",rules:[{targets:"final"}]},import:{singleDash:!0,long:"window=",rules:[{targets:"final"}]},xmllint:{long:"output= schema= xpath= noout format",rules:[r("output",{outputs:p})]},tcpdump:{values:"wirnscCGWzF",rules:[r("w")]},pg_dump:{values:"fhpUdFtn",long:"file= host= port= username= dbname= format= table=",rules:[r("f file")]},mysqldump:{values:"rhuPT",long:"result-file= host= user= tab=",rules:[r("r result-file T tab")]},mongodump:{values:"odh",long:"out= archive= db= host=",rules:[r("o out archive")]}},c=t=>{const{values:l}=n(t.args,{values:"I",long:"proto_path="});for(const[o,u]of l)for(const i of/_out$/.test(o)?u:[])t.shell.write(t.state,i.replace(/^.*:/,""),`protoc --${o}`,{recursive:!0});return null},d={protoc:c,...Object.fromEntries([...Object.entries(f),...Object.entries(s),["pip3",s.pip]].flatMap(([t,l])=>l===void 0?[]:[[t,a(l)]]))};;return {PROJECT_TOOLS: d};
|*/
/*| part core/shell/remote-tools
const {
  REMOTE_TOOLS,
  noteSql
} = await loadPart("shared/5");






;return {REMOTE_TOOLS,
  noteSql};
|*/
/*| part core/shell/sed-tool
const {noteScriptFile: A} = await loadPart("shared/28");const {hasFlag: w,parseOptions: b,valuesOf: d} = await loadPart("shared/27");const {hasMarks: S,isKnown: k,unmarkPattern: p} = await loadPart("shared/25");function f(e,t,s){let n=t,i=!1;for(;n<e.length;){const o=e.charAt(n);if(o==="\\")n+=1;else if(o==="["&&!i&&s!=="[")i=e.indexOf("]",n+2)!==-1,i&&/^\[\^?\]/.test(e.slice(n,n+3))&&(n+=e.charAt(n+1)==="^"?2:1);else if(o==="]")i=!1;else if(o===s&&!i)return n+1;n+=1}return n}function g(e,t){let s=t;for(;s<e.length;){const n=e.charAt(s);if(/[\s;{}0-9$,+~!]/.test(n))s+=1;else if(n==="/")s=f(e,s+1,"/");else if(n==="\\")s=f(e,s+2,e.charAt(s+1));else if((n==="I"||n==="M")&&/[/\\]/.test(e.charAt(s-1)))s+=1;else break}return s}var c=(e,t)=>{const s=e.indexOf(`
`,t);return s===-1?e.length:s};function v(e,t,s){const n=e.charAt(t+1),i=f(e,f(e,t+2,n),n),o=/^[gpiImMe0-9]*w?/.exec(e.slice(i))?.[0]??"";o.includes("e")&&s.runs.push(null);const r=i+o.length;return o.endsWith("w")?(s.files.push(e.slice(r,c(e,r)).trim()),c(e,r)):r}function I(e,t,s){const n=e.charAt(t),i=c(e,t),o=e.slice(t+1,i).trim();if(n==="s")return v(e,t,s);if(n==="y"){const l=e.charAt(t+1);return f(e,f(e,t+2,l),l)}if((n==="w"||n==="W")&&s.files.push(o),n==="e"&&s.runs.push(o===""?null:o),/[wWeaicrR#]/.test(n))return i;if(!/[btT:]/.test(n))return t+1;const r=e.indexOf(";",t);return r===-1?i:Math.min(i,r)}function O(e){const t={files:[],runs:[]};let s=g(e,0);for(;s<e.length;)s=g(e,I(e,s,t));return t}function y({state:e,shell:t,input:s},n){k(n)||/^[\uFDD0\uFDD1]/.test(n)&&t.doubt(`sed ${n}`,"the script it runs is known only when the command runs");const{files:i,runs:o}=O(n);for(const r of i)t.write(e,r,"sed w");for(const r of o)r===null||S(r)?t.doubt(`sed ${n}`,"it runs what it reads"):t.runText(r,e,s)}function D(e,t,s){for(const n of t)y(e,n);for(const n of s)A(e,n)}var x=e=>{const t=b(e.args,{values:"efl",attached:"i",long:"in-place? expression= file= quiet silent regexp-extended null-data separate line-length= posix sandbox"}),s=d(t,"e","expression"),n=s.length>0||w(t,"f","file"),i=w(t,"i","in-place","I");let o=t.operands;i&&o[0]===""&&(o=o.slice(1));const r=n?s:o.slice(0,1);if(D(e,r,d(t,"f","file")),t.mayHoldMore&&e.shell.doubt(["sed",...e.args].join(" "),"words known only when the command runs may be -i"),!i)return o.length<=1?void 0:null;const l=p(d(t,"i","in-place")[0]??"");for(const u of n?o:o.slice(1)){if(e.shell.write(e.state,u,"sed -i"),l==="")continue;const h=u.slice(0,u.lastIndexOf("/")+1),m=u.slice(h.length),a=l.includes("*")?l.replaceAll("*",m):`${m}${l}`;e.shell.write(e.state,a.includes("/")?a:h+a,"sed -i")}return null},M={sed:x,gsed:x};;return {SED: M};
|*/
/*| part core/shell/shell-programs
const {
  SHELL_PROGRAMS,
  runShellText
} = await loadPart("shared/6");





;return {SHELL_PROGRAMS,
  runShellText};
|*/
/*| part core/shell/syntax
const {RUNS_IN_INDEX: ns,expandWord: hs,joinAll: as,noteRedirections: cs,runCondition: ds,runList: Wt,runRedirected: ps,runsInIndex: ls} = await loadPart("shared/23");const {UNKNOWN_VALUE: ut,forkState: Bt,isSameState: us,joinStates: Kt,replaceState: Ot,textValue: vt,widenState: fs} = await loadPart("shared/29");const {DEEP: re,HOLE: ht,NAME: ms,SPLIT: Ae,STAR: be,hasMarks: ft,isKnown: zt} = await loadPart("shared/25");var Ee=128,oe={"'":"'",'"':'"',"`":"`","(":")","{":"}"};function we(s,t){const i=oe[s.charAt(t)],r=i===")"||i==="}";let e=t+1;for(;e<s.length&&s.charAt(e)!==i;){const n=s.charAt(e);n==="\\"&&i!=="'"?e+=2:oe[n]!==void 0&&(r||i==='"'&&s.startsWith("$(",e-1))?e=we(s,e):e+=1}return e+1}function Cs(s){const t=[];let i=0,r=0;for(;r<s.length;){const e=s.charAt(r);e==="\\"?r+=2:e===","?(t.push(s.slice(i,r)),r+=1,i=r):r=oe[e]===void 0?r+1:we(s,r)}return t.push(s.slice(i)),t}function _e(s,t,i,r){const e=Math.abs(i)||1,n=Math.floor(Math.abs(t-s)/e)+1;return n>Ee?null:Array.from({length:n},(o,h)=>r(s+(t<s?-e:e)*h))}function xs(s){const[,t="",i="",r="1"]=/^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(s)??[];if(t==="")return;const e=/\d$/.test(t);if(e!==/\d$/.test(i))return;if(!e)return _e(t.charCodeAt(0),i.charCodeAt(0),Number(r),p=>String.fromCharCode(p));const o=[t,i].some(p=>/^-?0\d/.test(p))?Math.max(t.length,i.length):0,h=p=>p<0?`-${String(-p).padStart(o-1,"0")}`:String(p).padStart(o,"0");return _e(Number(t),Number(i),Number(r),h)}function ks(s){const t=s.slice(1,-1),i=xs(t);if(i!==void 0)return i;const r=Cs(t);return r.length>Ee?null:r}function gs(s,t,i){if(i==="")return t.length===2?"":s;const r=t.startsWith("#"),n=t==="#"||t==="%%"?s.indexOf(i):s.lastIndexOf(i);return n===-1?s:r?s.slice(n+i.length):s.slice(0,n)}function As(s,t){const i=s.lastIndexOf("/"),r=s.slice(i+1),e=!zt(r)||r.includes(re);return t==="##"?e?ms:r:r.includes(re)?s.slice(0,i+1)+re:e||i===-1||t!=="%"?ht:s.slice(0,i)}function bs(s,t){const i=s.lastIndexOf("/"),r=s.slice(i+1);if(!zt(r))return ht;if(t==="##")return be;const e=r.lastIndexOf("."),n=e!==-1&&!ft(r.slice(e));return t==="%"?n?s.slice(0,i+1+e):s:ht}function Es(s,t,i){return i==="/"&&(t==="##"||t==="%")?As(s,t):i==="."?bs(s,t):ht}function ws(s,t,i){if(i?s.startsWith(t):s.endsWith(t))return i?s.slice(t.length):s.slice(0,s.length-t.length);const r=i?s.slice(0,t.length):s.slice(-t.length||void 0);return ft(r)&&(i||!zt(s))?ht:s}function _s(s,t,i){if(!zt(i))return ht;const r=t.startsWith("#");if(!/[*?[\\]/.test(i)&&!ft(i))return ws(s,i,r);const e=i.replace(r?/^\*@/:/\*$/,"");return e===i||/[*?[\\]/.test(e)||ft(e)?ht:ft(s)?Es(s,t,e):gs(s,t,e)}function vs(s,t,i,r){if(!(i!==""&&!/[*?[\\&]/.test(i)&&!ft(i+s)&&!r.includes("&")))return ht;if(t==="//")return s.split(i).join(r);if(t==="/#")return s.startsWith(i)?r+s.slice(i.length):s;if(t==="/%")return s.endsWith(i)?s.slice(0,-i.length)+r:s;const n=s.indexOf(i);return n===-1?s:s.slice(0,n)+r+s.slice(n+i.length)}function ys(s,t){if(ft(s))return ht;const i=r=>t.startsWith("^")?r.toUpperCase():r.toLowerCase();return t.length===2?i(s):i(s.slice(0,1))+s.slice(1)}var Jt=s=>s.length===1?s[0]??"":ht;function Ps(s,t,i){if(![t,i??"0"].every(o=>/^\d+$/.test(o.trim())))return ut;const e=Number(t),n=i===void 0?void 0:e+Number(i);return s.kind==="array"?{kind:"array",items:s.items.slice(Math.max(0,e-1),n===void 0?void 0:Math.max(0,n-1))}:vt(...s.texts.map(o=>ft(o)?ht:o.slice(e,n)))}function Ss(s,t,i,r,e){if(t.kind==="array")return ut;const n=i.replace(":",""),o=t.texts.some(c=>c===""||ft(c));if(n==="+")return vt("",...e.expand(r));if(n==="?"||!o)return t;const h=t.texts.every(c=>c==="")&&i.startsWith(":"),p=vt(...h?[]:t.texts,...e.expand(r));return n==="="&&e.assign(s,p),p}function ne(s,t){return s.kind==="array"?{kind:"array",items:s.items.map(t)}:vt(...s.texts.map(t))}function Ds(s,t){if(s.index!==void 0&&t.expand(s.index),s.prefix==="#")return vt(be);const i=t.lookup(s.parameter);if(s.prefix==="!"){const n=i.kind==="text"?Jt(i.texts):ht;return s.index===void 0&&s.operation===void 0&&/^\w+$/.test(n)?t.lookup(n):ut}const r=s.parameter==="@"||s.parameter==="*",e=s.index?.text;return i.kind==="text"?e===void 0||e==="0"||e==="@"||e==="*"?i:ut:r||e==="@"||e==="*"?i:e===void 0||/^\d+$/.test(e)?vt(i.items[Number(e??"0")]??""):ut}function Ts(s,t){const i=Ds(s,t),r=s.operation;if(r===void 0||s.prefix==="#")return i;switch(r.type){case"Default":return Ss(s.parameter,i,r.operator,r.operand,t);case"Remove":{const e=Jt(t.expand(r.operand));return ne(i,n=>_s(n,r.operator,e))}case"Replace":{const e=Jt(t.expand(r.pattern)),n=Jt(t.expand(r.replacement));return ne(i,o=>vs(o,r.operator,e,n))}case"CaseModification":return r.operand===void 0?ne(i,e=>ys(e,r.operator)):ut;case"Slice":for(const e of[r.offset,r.length])e!==void 0&&t.expand(e);return Ps(i,r.offset.text,r.length?.text);case"Transform":return r.operand.text==="P"&&t.doubt(s.text,"the value is run like a prompt"),ut;default:return ut}}function Ws(s,t){switch(s.type){case"Script":case"CompoundList":case"AndOr":for(const i of s.commands)t(i);return;case"Statement":t(s.command);return;case"Command":for(const i of s.prefix)t(i);s.name&&t(s.name);for(const i of s.suffix)t(i);return;case"Pipeline":for(const i of s.prefixes)t(i);for(const i of s.commands)t(i);return;case"Redirected":t(s.command);for(const i of s.redirects)t(i);return;case"If":t(s.clause),t(s.then);for(const i of s.elif)t(i);s.else&&t(s.else);return;case"Elif":t(s.clause),t(s.then);return;case"For":case"Select":if(t(s.name),s.wordlist)for(const i of s.wordlist)t(i);t(s.body);return;case"While":t(s.clause),t(s.body);return;case"Function":case"Coproc":s.name&&t(s.name),t(s.body);return;case"Subshell":case"BraceGroup":t(s.body);return;case"Case":t(s.word);for(const i of s.items)t(i);return;case"CaseItem":for(const i of s.pattern)t(i);t(s.body);return;case"ArithmeticFor":{const i=s.initialize;i&&t(i);const r=s.test;r&&t(r);const e=s.update;e&&t(e),t(s.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{const i=s.parts;if(i)for(const r of i)t(r);return}case"DoubleQuoted":case"LocaleString":for(const i of s.parts)t(i);return;case"ParameterExpansion":s.index&&t(s.index),s.operation&&t(s.operation);return;case"Default":case"Remove":case"Transform":t(s.operand);return;case"CaseModification":s.operand&&t(s.operand);return;case"Replace":t(s.pattern),t(s.replacement);return;case"Slice":t(s.offset),s.length&&t(s.length);return;case"Assignment":{const i=s.index;i&&t(i),t(s.value);return}case"ArrayValue":for(const i of s.elements)t(i);return;case"Redirect":case"HereString":s.descriptor&&t(s.descriptor),s.target&&t(s.target);return;case"HereDoc":s.descriptor&&t(s.descriptor),s.delimiter&&t(s.delimiter),t(s.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{const i=s.script;i&&t(i);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{const i=s.expression;i&&t(i);return}case"ArithmeticBinary":case"TestBinary":t(s.left),t(s.right);return;case"ArithmeticUnary":case"TestUnary":t(s.operand);return;case"ArithmeticTernary":t(s.test),t(s.consequent),t(s.alternate);return;case"TestLogical":for(const i of s.operands)t(i);return;case"TestNot":for(const i of s.negations)t(i);t(s.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{const i=s;throw new TypeError(`Unexpected syntax node: ${i}`)}}}function ve(s){return s>=48&&s<=55}function ye(s){return s>=48&&s<=57||s>=65&&s<=70||s>=97&&s<=102}function Bs(s,t){try{return String.fromCodePoint(s)}catch{return t}}var Ns=new TextDecoder("utf-8",{ignoreBOM:!0});function Pe(s){return Ns.decode(new Uint8Array(s))}function Rs(s,t,i){if(s.charCodeAt(t)!==92||t+2>i)return;const r=s.charCodeAt(t+1),e=t+2;let n=e;if(r===120){for(;n<i&&n-e<2&&ye(s.charCodeAt(n));)n++;return n===e?void 0:{value:Number.parseInt(s.slice(e,n),16),end:n}}if(ve(r)){for(;n<i&&n-e<2&&ve(s.charCodeAt(n));)n++;return{value:Number.parseInt(s.slice(t+1,n),8)&255,end:n}}}function Xt(s,t,i){let r=t,e="",n=[],o=-1;for(;r<i&&s.charCodeAt(r)!==39;){const p=r,c=Rs(s,r,i);if(c&&c.value>=128){n.push(c.value),r=c.end;continue}if(n.length>0&&(e+=Pe(n),n=[]),c){c.value===0&&o===-1&&(o=e.length),e+=String.fromCharCode(c.value),r=c.end;continue}if(s.charCodeAt(r)!==92||r+1>=i){const l=r;for(;r<i;){const C=s.charCodeAt(r);if(C===39||C===92&&r+1<i)break;r++}e+=s.slice(l,r);continue}r++;const d=s[r++];switch(d){case"a":e+="\x07";break;case"b":e+="\b";break;case"e":case"E":e+="\x1B";break;case"f":e+="\f";break;case"n":e+=`
`;break;case"r":e+="\r";break;case"t":e+="	";break;case"v":e+="\v";break;case"\\":e+="\\";break;case"'":e+="'";break;case'"':e+='"';break;case"?":e+="?";break;case`
`:break;case"c":{const l=r<i?s.charCodeAt(r):39;if(l===39){e+=s.slice(p,r);break}if(r++,l===92){const g=r<i&&s.charCodeAt(r)===92;g&&r++,e+="",!g&&r<i&&(e+=s[r],r++);break}const C=l===63?127:l&31;C===0&&l<128&&o===-1&&(o=e.length),e+=String.fromCharCode(C);break}case"u":case"U":{const l=r,C=d==="u"?4:8;for(;r<i&&r-l<C&&ye(s.charCodeAt(r));)r++;if(r===l){e+=`\\${d}`;break}const g=s.slice(p,r),A=Number.parseInt(s.slice(l,r),16);A===0&&o===-1&&(o=e.length),e+=Bs(A,g);break}default:e+=`\\${d}`;break}}n.length>0&&(e+=Pe(n)),o!==-1&&(e=e.slice(0,o));const h=r<i;return h&&r++,{value:e,end:r,closed:h}}var Nt=class is{static _resolveScript;type;pos;end;text;#t;#e=void 0;constructor(t,i,r,e,n){this.type=t,this.pos=i,this.end=r,this.text=e,this.#t=n}get script(){const t=this.#t;if(t!==void 0){const i=is._resolveScript(t.source,t.start,t.end,t.depth,t.parenBoundary,t.context);t.context===void 0&&(i.source=t.source),this.script=i}return this.#e}set script(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},Ls=class extends Nt{operator;constructor(s,t,i,r,e){super("ProcessSubstitution",s,t,i,e),this.operator=r}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.script}}},Se=class rs{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#t;#e=void 0;constructor(t,i,r,e){this.pos=t,this.end=i,this.text=r,this.#t=e}get expression(){const t=this.#t;return t!==void 0&&(this.expression=rs._resolveExpression(t.body,t.offset,t.source,t.depth,t.context,t.depth+1)),this.#e}set expression(t){this.#e=t,this.#t=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}},V=256;function Hs(s){let t="";for(const i of s)t+=i.type==="Literal"?i.value:i.text;return t}function De(s){const t=s.indexOf("\\");if(t===-1)return s;let i="",r=0;for(let e=t;e<s.length;e++)if(s.charCodeAt(e)===92){if(i+=s.slice(r,e),e++,e>=s.length){i+="\\",r=e;break}s.charCodeAt(e)!==10&&(i+=s[e]),r=e+1}return i+s.slice(r)}function Te(s){let t=1;for(;s[t]==="\\"&&s[t+1]===`
`;)t+=2;return t===1||s[t]!=="("?s:s[0]+s.slice(t)}function We(s){let t="";for(const i of s)switch(i.type){case"Literal":case"Glob":case"SingleQuoted":case"AnsiCQuoted":t+=i.value;break;case"DoubleQuoted":case"LocaleString":t+=Hs(i.parts);break;case"CommandExpansion":t+=i.text[0]==="$"?Te(i.text):i.text;break;case"ExtendedGlob":t+=Te(i.text);break;default:t+=i.text;break}return t}var at=class{type="Word";text;pos;end;#t;#e;#i;#s;#r=null;constructor(s,t,i,r,e,n=0){this.text=s,this.pos=t,this.end=i,this.#t=r,this.#e=e,this.#i=n,this.#s=e===void 0?void 0:null}get value(){if(this.#r===null){const s=this.#t===void 0&&this.#s===null?void 0:this.parts;this.#r=s?We(s):De(this.text)}return this.#r}get parts(){return this.#s===null&&(this.#s=this.#e?.(this.#t??"",this,this.#i)??void 0),this.#s}set parts(s){this.#s=s??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function he(s){return{boundaries:s===void 0?void 0:Be(s),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function Be(s){return s.boundaries??(s.boundaries=new Map)}var mt=9,Q=10,Ct=32,Y=33,N=34,rt=35,B=36,Yt=37,ct=38,I=39,P=40,G=41,nt=42,j=43,ae=44,Z=45,yt=46,Pt=47,gt=48,At=57,ot=58,Ft=59,F=60,R=61,q=62,xt=63,St=64,Mt=65,Qt=90,U=91,D=92,J=93,Rt=94,qt=95,L=96,Lt=97,Ht=122,z=123,lt=124,tt=125,Ne=126;function dt(s,t,i){for(;t+1<i&&s.charCodeAt(t)===D&&s.charCodeAt(t+1)===Q;)t+=2;return t}function It(s){return/[*?[]/.test(s)}var kt=new Uint8Array(128);kt[Y]=1,kt[Rt]=1,kt[U]=1,kt[J]=1,kt[ot]=1,kt[yt]=1,kt[R]=1,kt[Z]=1,kt[D]=1;function Is(s,t,i,r,e){let n=i-1;for(;n>t&&s.charCodeAt(n)!==J;)n--;if(n===t)return null;const o=[],h=[],p=[];let c=0,d=!1;for(let m=t;m<i;m++){for(;r&&c<r.length&&r[c].end<=m+e;)c++;const E=r?.[c],w=m;let b=0;if(E&&E.pos<=m+e&&E.type!=="Literal")m=E.end-e-1;else{if(b=s.charCodeAt(m),b===D&&m+1<i&&s.charCodeAt(m+1)===Q){m++;continue}(b>=128||!kt[b])&&(b=0)}const x=h.length-1;if(b===0&&x>=0&&h[x]===0){p[x]++;continue}x>=0&&h[x]===U&&(b===ot||b===R||b===yt)&&(d=!0),o.push(w),h.push(b),p.push(1)}const l=h.length;let C;if(d){C=new Int32Array(l).fill(-1);let m=-1,E=-1,w=-1,b=-1;for(let x=l-1;x>=0;x--){const v=h[x+2];if(v===J?m=x+2:h[x+3]===J&&(v===ot?E=x+2:v===R?w=x+2:v===yt&&(b=x+2)),h[x]!==U)continue;const y=h[x+1],_=y===ot?E:y===R?w:y===yt?b:-1;_!==-1&&(y===yt||m===-1||m>_)&&(C[x]=_+2)}}const g=m=>C===void 0?-1:C[m],A=new Int32Array(l+2).fill(-1),k=(m,E)=>{if(m>=l)return-1;if(E&&h[m]===Z&&m+1<l&&h[m+1]!==J){let w=m+1;if(h[w]===D){if(w+1>=l)return-1;w++}let b=w+1;if(h[w]===U&&h[w+1]===yt){const x=g(w);x!==-1&&(b=x)}else if(h[w]===0&&p[w]>1)return A[w];return b>=l?-1:h[b]===J?b+1:A[b]}return h[m]===J?m+1:A[m]};for(let m=l-1;m>=0;m--){const E=h[m];let w=m+1,b=!0;if(E===D){if(m+1>=l)continue;w=m+2}else if(E===U){const x=h[m+1];if(x===ot||x===R||x===yt){const v=g(m);v!==-1&&(w=v,b=x===yt)}}A[m]=k(w,b)}const f=new Map;for(let m=0;m<l;m++){if(h[m]!==U)continue;let E=m+1;if((h[E]===Y||h[E]===Rt)&&E++,E>=l)continue;const w=h[E]===J?k(E+1,!0):A[E];w!==-1&&f.set(o[m],o[w-1]+1)}return f}function ce(s,t,i,r,e,n,o){for(;t<i;){for(;r&&e<r.length&&r[e].end<=t+n;)e++;const h=r?.[e];if(h&&h.pos===t+n&&h.end<=i+n){o.push(h),t=h.end-n,e++;continue}const p=h?Math.min(i,(h.pos>t+n?h.pos:h.end)-n):i,c=s.slice(t,p);o.push({type:"Literal",pos:t+n,end:p+n,text:c,value:De(c)}),t=p}return e}function Dt(s,t,i,r,e=0){let n,o,h=0,p=0,c=t;for(let d=t;d<i;d++){for(;r&&h<r.length&&r[h].end<=d+e;)h++;const l=r?.[h];if(l&&l.pos<=d+e&&l.type!=="Literal"){d=l.end-e-1;continue}const C=s.charCodeAt(d);if(C===D){d++;continue}let g;if(C===nt||C===xt){const f=l?Math.min(i,l.end-e):i,m=dt(s,d+1,f);if(m<f&&s.charCodeAt(m)===P)continue;if(g=d+1,C===nt)for(;g<f&&s.charCodeAt(g)===nt;){const E=dt(s,g+1,f);if(E<f&&s.charCodeAt(E)===P)break;g++}}else if(C===U){o===void 0&&(o=Is(s,d,i,r,e));const f=o?.get(d);if(f===void 0)continue;g=f}else continue;n||(n=[]),p=ce(s,c,d,r,p,e,n);const A=s.slice(d,g);let k;if(C===U){const f=[];p=ce(s,d+1,g-1,r,p,e,f),k={type:"Glob",kind:"bracket",pos:d+e,end:g+e,text:A,value:"["+We(f)+"]",parts:f}}else k={type:"Glob",kind:C===nt?"star":"question",pos:d+e,end:g+e,text:A,value:A,parts:void 0};n.push(k),c=g,d=g-1}return n?(ce(s,c,i,r,p,e,n),n):r??void 0}var a={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},Re=class{token=a.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(s=null){this._owner=s}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,this.raw))}set value(s){this._value=s}reset(){this.token=a.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(s){this.token=s.token,this._value=s._value,this.pos=s.pos,this.end=s.end,this.fileDescriptor=s.fileDescriptor,this.variableName=s.variableName,this.descriptorEnd=s.descriptorEnd,this.delimiterQuoted=s.delimiterQuoted,this.content=s.content,this.targetPos=s.targetPos,this.targetEnd=s.targetEnd,this.assignmentOperatorPos=s.assignmentOperatorPos,this.raw=s.raw,this.keywordEligible=s.keywordEligible}},Le=new Map([["if",a.If],["then",a.Then],["else",a.Else],["elif",a.Elif],["fi",a.Fi],["do",a.Do],["done",a.Done],["for",a.For],["while",a.While],["until",a.Until],["in",a.In],["case",a.Case],["esac",a.Esac],["function",a.Function],["select",a.Select],["coproc",a.Coproc],["!",a.Bang],["{",a.LBrace],["}",a.RBrace]]),M=new Uint8Array(128);M[lt]=1,M[ct]=1,M[Ft]=1,M[P]=1,M[G]=1,M[F]=1,M[q]=1,M[Ct]=1,M[mt]=1,M[Q]=1,M[D]=2,M[I]=2,M[N]=2,M[B]=2,M[L]=2,M[z]=2;function Ut(s,t,i){for(;t<i;){const r=s.charCodeAt(t);if(r===Ct||r===mt)t++;else if(r===D&&t+1<i&&s.charCodeAt(t+1)===Q)t+=2;else break}return t}var He=new Uint8Array(128);for(const s of[mt,Q,Ct,Y,Yt,ct,P,G,nt,j,ae,Z,Pt,ot,F,R,q,xt,Rt,lt])He[s]=1;function jt(s,t,i){for(let r=t;r<i;r++){const e=s.charCodeAt(r);if(e===D||e===I||e===N||e===B||e===L||(e===F||e===q)&&r+1<i&&s.charCodeAt(r+1)===P)return!0}return!1}function Ie(s,t,i=!1,r){let e=0,n=0;for(let o=0;o<s.length;o++){const h=s.charCodeAt(o);if(h===D){o++;continue}if(h===z){e++;continue}if(h===tt){e>0&&e--;continue}if(h===I){for(o++;o<s.length&&s.charCodeAt(o)!==I;)o++;continue}if(h===N){for(o++;o<s.length;){const c=s.charCodeAt(o);if(c===N)break;if(c===D){o+=2;continue}const d=r?.(o,!0)??o;if(d>o){o=d;continue}o++}continue}const p=r?.(o,!1)??o;if(p>o){o=p-1;continue}if(i&&e===0){if(h===xt){n++;continue}if(h===ot&&n>0){n--;continue}}if(h===t&&e===0)return o}return-1}var bt=new Uint8Array(128);for(let s=Lt;s<=Ht;s++)bt[s]=3;for(let s=Mt;s<=Qt;s++)bt[s]=3;for(let s=gt;s<=At;s++)bt[s]=2;bt[qt]=3;var Et=new Uint8Array(128);Et[xt]=1,Et[St]=1,Et[nt]=1,Et[j]=1,Et[Y]=1,Et[R]=1;function Oe(s){return s<128&&s!==R&&Et[s]===1}var Os={[xt]:"?",[St]:"@",[nt]:"*",[j]:"+",[Y]:"!"};function Fe(s){const t=s.type;return t==="Literal"||t==="SimpleExpansion"||t==="ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function Fs(s,t,i){for(let r=t;r<i;r++){const e=s.charCodeAt(r);if(e<gt||e>At)return!1}return i>t}var pt=-1,de=0,Me=1,pe=2,Qe=3,et=4;function Ms(s,t){const i=s[s.length-1],r=t[0];let e=0;i?.type==="Literal"&&r?.type==="Literal"&&i.end===r.pos&&(s[s.length-1]={type:"Literal",pos:i.pos,end:r.end,text:i.text+r.text,value:i.value+r.value},e=1);for(let n=e;n<t.length;n++)s.push(t[n]);return s}function qe(s){return s<pt}function Ue(s){return-s-2}function le(s,t,i,r){let e=r;for(let n=t;n<i&&e>=0;n++){const o=s.charCodeAt(n);if(e>=et)o===U?e++:o===J&&--e===et&&(e=pe);else if(e===de)e=o<128&&bt[o]&1?Me:pt;else if(e===Me){if(o<128&&bt[o]&2)continue;o===U?e=et+1:o===j?e=Qe:e=o===R?-n-2:pt}else e===pe&&o===j?e=Qe:e=o===R?-n-2:pt}return e}function $(s,t,i,r=0,e=0){s.token=t,s._value=i,s.pos=r,s.end=e,s.fileDescriptor=void 0,s.variableName=void 0,s.descriptorEnd=0,s.delimiterQuoted=!1,s.content=void 0,s.assignmentOperatorPos=-1,s.raw=!1,s.keywordEligible=!1}function Tt(s,t,i,r,e){s.token=t,s._value=null,s.pos=i,s.end=r,s.fileDescriptor=void 0,s.variableName=void 0,s.descriptorEnd=0,s.delimiterQuoted=!1,s.content=void 0,s.assignmentOperatorPos=-1,s.raw=e,s.keywordEligible=!1}function Ve(s,t,i){switch(s.charCodeAt(t)){case Y:return i===1?a.Bang:void 0;case z:return i===1?a.LBrace:void 0;case tt:return i===1?a.RBrace:void 0;case 105:{if(i!==2)return;const r=s.charCodeAt(t+1);return r===102?a.If:r===110?a.In:void 0}case 102:return i===2?s.charCodeAt(t+1)===105?a.Fi:void 0:i===3?s.startsWith("for",t)?a.For:void 0:i===8&&s.startsWith("function",t)?a.Function:void 0;case 116:return i===4&&s.startsWith("then",t)?a.Then:void 0;case 101:return i!==4?void 0:s.startsWith("else",t)?a.Else:s.startsWith("elif",t)?a.Elif:s.startsWith("esac",t)?a.Esac:void 0;case 100:return i===2?s.charCodeAt(t+1)===111?a.Do:void 0:i===4&&s.startsWith("done",t)?a.Done:void 0;case 99:return i===4?s.startsWith("case",t)?a.Case:void 0:i===6&&s.startsWith("coproc",t)?a.Coproc:void 0;case 119:return i===5&&s.startsWith("while",t)?a.While:void 0;case 117:return i===5&&s.startsWith("until",t)?a.Until:void 0;case 115:return i===6&&s.startsWith("select",t)?a.Select:void 0;default:return}}var u={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,CasePattern:7,EvalArgument:8};function Qs(s){return s===Ct||s===mt||s===Q||s===lt}var wt=class se{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(t,i=0,r=t.length,e=!1,n=he()){if(this.src=t,this.srcEnd=r,this.parenBoundary=e,this.pos=i,this.current=new Re(this),this.nextState=new Re(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=n,i===0&&t.charCodeAt(0)===rt&&t.charCodeAt(1)===Y){const o=t.indexOf(`
`);this.pos=o===-1?this.srcEnd:o+1}}getSource(){return this.src}fork(t,i,r=!1){const e=new se(this.src,t,i,r,this.substitutionContext);return e._nestingDepth=this._nestingDepth,e}getSubstitutionContext(){return this.substitutionContext}get errors(){return this._errors??(this._errors=[])}commandExpansion(t,i,r,e,n=!1){const o=this.scriptWindow(this.src,r,r+e.length,n);return new Nt("CommandExpansion",t,this.pos,i,o)}decodedCommandExpansion(t,i,r){const e=this.scriptWindow(r,0,r.length,!1,!0);return new Nt("CommandExpansion",t,this.pos,i,e)}processSubstitution(t,i,r,e){const n=this.scriptWindow(this.src,t+2,t+2+e.length,!this._unbalanced);return new Ls(t,this.pos,i,r,n)}scriptWindow(t,i,r,e,n=!1){if(this._nestingDepth>V)return;const o=n?void 0:this.substitutionContext;return{source:t,start:i,end:r,depth:this._nestingDepth+1,parenBoundary:e,context:o}}getPos(){return this.pos}findSubstitutionEnd(t,i,r=this._nestingDepth+1){return se._findSubstitutionEnd===void 0?-1:se._findSubstitutionEnd(this.src,t,i,r,this.substitutionContext)}_tokenValue(t,i,r){return r?this.src.slice(t,i):this.wordValueOf(t,i)}wordValueOf(t,i){const r=this.pos,e=this.srcEnd,n=this._bracketWindow,o=this._arithmeticBracketWindow,h=this._buildValue,p=this._unbalanced,c=this._errors===null?0:this._errors.length;this.pos=t,this.srcEnd=i,this._buildValue=!0,this.readWordText(),this.pos<i&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=et&&(this.pos=t,this.readWordText(!0));const d=this._wordText;return this.pos=r,this.srcEnd=e,this._bracketWindow=n,this._arithmeticBracketWindow=o,this._buildValue=h,this._unbalanced=p,this._errors!==null&&(this._errors.length=c),d}findClosingBracket(t,i=this.srcEnd){const r=Math.min(i,this.srcEnd);let e=this._bracketWindow;if((!e||e.limit!==r)&&(e={limit:r,depth:this._nestingDepth,last:this.src.lastIndexOf("]",r-1)},this._bracketWindow=e),t>e.last||(e.depth!==this._nestingDepth&&(e={limit:r,depth:this._nestingDepth,last:e.last},this._bracketWindow=e),e.failed?.has(t)))return-1;const n=[],o=this.findClosingShellDelimiter(t,i,J,!1,!0,n);if(o===-1){const h=e.failed??(e.failed=new Set);for(const p of n)for(const c of p)h.add(c)}return o}findClosingArithmeticBracket(t,i=this.srcEnd){const r=Math.min(i,this.srcEnd);let e=this._arithmeticBracketWindow;return(!e||e.end!==r||e.depth!==this._nestingDepth)&&(e={end:r,depth:this._nestingDepth,failed:new Set},this._arithmeticBracketWindow=e),e.failed.has(t)?-1:this.findClosingShellDelimiter(t,i,J,!1,!1,void 0,e.failed)}findClosingBrace(t,i=this.srcEnd){return this.findClosingShellDelimiter(t,i,tt)}findClosingParenthesis(t,i=this.srcEnd){const r=this.pos,e=this.srcEnd,n=this._bracketWindow,o=this._arithmeticBracketWindow,h=this._unbalanced;this.pos=t,this.srcEnd=Math.min(i,this.srcEnd),this.extractBalanced();const p=this._unbalanced?-1:this.pos-1;return this.pos=r,this.srcEnd=e,this._bracketWindow=n,this._arithmeticBracketWindow=o,this._unbalanced=h,p}findArithmeticExpansionEnd(t,i=this.srcEnd){const r=this.fork(t,i);return r.pos=t+1,r.scanArithmeticBody(),r.pos}findArithmeticWordEnd(t,i=this.srcEnd){const r=this.fork(t,i);return r.pos=t,r.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){const t=this.src.charCodeAt(this.pos);if(t===B){this.readDollar();continue}if(t===L){this.readBacktickExpansion();continue}if(t===I){this.pos++,this.skipSQ();continue}if(t===N){this.pos++,this.skipDQ();continue}if(t===D){this.pos+=2;continue}if(t===U){const i=this.findClosingBracket(this.pos+1);if(i!==-1){this.pos=i+1;continue}}if((t===F||t===q)&&this.src.charCodeAt(this.pos+1)===P){this.pos+=2,this.extractBalanced();continue}if(t<128&&He[t])break;this.pos++}return this.pos}findClosingShellDelimiter(t,i,r,e=!1,n=!0,o,h){const p=this.pos,c=this.srcEnd,d=this._bracketWindow,l=this._arithmeticBracketWindow,C=this._unbalanced;this.srcEnd=Math.min(i,this.srcEnd);const g=[r];o?.push([]);const A=h?[t]:void 0;let k=t,f=!0,m=-1;for(;k<this.srcEnd;){const E=g[g.length-1];o&&E===J&&o[o.length-1].push(k);const w=this.src.charCodeAt(k);if(w===D){k+1<this.srcEnd&&this.src.charCodeAt(k+1)!==Q&&(f=!1),k+=2;continue}if(w===rt&&e&&g.length===1&&f){for(;k<this.srcEnd&&this.src.charCodeAt(k)!==Q;)k++;continue}if(w===I){this.pos=k+1,this.skipSQ(),k=this.pos,f=!1;continue}if(w===N){this.pos=k+1,this.skipDQ(),k=this.pos,f=!1;continue}if(w===L){for(k++;k<this.srcEnd&&this.src.charCodeAt(k)!==L;)this.src.charCodeAt(k)===D&&k++,k++;k<this.srcEnd&&k++,f=!1;continue}if(w===B&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===P||(w===F||w===q)&&k+1<this.srcEnd&&this.src.charCodeAt(k+1)===P){this.pos=k+2,this.extractBalanced(),k=this.pos,f=!1;continue}if(w===B&&k+1<this.srcEnd){const b=this.src.charCodeAt(k+1);if(b===I){k=Xt(this.src,k+2,this.srcEnd).end,f=!1;continue}if(b===B){k+=2,f=!1;continue}if(b===z&&n){g.push(tt),o?.push([]),k+=2,f=!1;continue}}if(e&&g.length===1&&(w===U&&f?(g.push(J),o?.push([])):m===-1&&(w===Ft||w===ct||w===lt||w===F||w===q||w===P&&!Oe(this.src.charCodeAt(k-1)))&&(m=k)),E===J&&w===U)g.push(J),o?.push([]),A?.push(k+1);else if(E===G&&w===P)g.push(G),o?.push([]);else if(w===E){if(g.pop(),A?.pop(),o?.pop(),g.length===0)return this.pos=p,this.srcEnd=c,this._bracketWindow=d,this._arithmeticBracketWindow=l,this._unbalanced=C,m!==-1&&this.errors.push({message:`unexpected '${this.src[m]}' in array assignment`,pos:m}),k;f=!1,k++;continue}f=w<128&&(M[w]&1)!==0,k++}if(A)for(const E of A)h.add(E);return this.pos=p,this.srcEnd=c,this._bracketWindow=d,this._arithmeticBracketWindow=l,this._unbalanced=C,-1}scanBraceExpansion(t,i){const r=this.src,e=this.srcEnd,n=i.get(t);if(n!==void 0)return n;const o=this.pos,h=this._unbalanced,p=this._errors===null?0:this._errors.length,c=[t,0];let d=t+1;for(;d<e;){const l=r.charCodeAt(d),C=l<128?M[l]:0;if(C===0){if(d++,l===tt){const A=c.pop();if(i.set(c.pop(),A?d:-1),c.length===0)break}else(l===44||l===46&&r.charCodeAt(d)===46)&&(c[c.length-1]=1);continue}const g=d+1<e?r.charCodeAt(d+1):0;if(C&1)if(g===P&&(l===F||l===q))this.pos=d+2,this.extractBalanced(),d=this.pos;else if(l===P&&Oe(r.charCodeAt(d-1))){const A=this.findClosingShellDelimiter(d+1,e,G);if(A===-1)break;d=A+1}else break;else if(l===D)d+=2;else if(l===I)this.pos=d+1,this.skipSQ(),d=this.pos;else if(l===N)this.pos=d+1,this.skipDQ(),d=this.pos;else if(l===L){for(d++;d<e&&r.charCodeAt(d)!==L;)d+=r.charCodeAt(d)===D?2:1;d++}else if(l===z)c.push(d,0),d++;else if(g===I)d=Xt(r,d+2,e).end;else if(g===z){const A=this.findClosingBrace(d+2,e);if(A===-1)break;d=A+1}else g===P?(this.pos=d+2,this.extractBalanced(),d=this.pos):d++}this.pos=o,this._unbalanced=h,this._errors!==null&&(this._errors.length=p);for(let l=0;l<c.length;l+=2)i.set(c[l],-1);return i.get(t)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.pos}skipCompoundBody(t){const i=[{close:t,phase:t===a.Esac?"case-pattern":"commands"}];let r=!0;for(;;){const e=i[i.length-1].phase;let n=r?u.CommandStart:u.Normal;e==="function-name"?n=u.FunctionName:e==="case-pattern"&&r&&(n=u.CasePattern);const o=this.next(n),h=o.token;if(h===a.EOF)return-1;const p=i.length-1,c=i[p];if(c.phase==="function-name"){if(h===a.Newline)continue;c.phase="function-body",r=!0;continue}else if(c.phase==="function-body"){if(h===a.Newline)continue;if(c.phase="commands",r=!0,h===a.LParen&&this.peek(u.Normal).token===a.RParen){this.next(u.Normal),c.phase="function-body";continue}}else if(c.phase==="coproc-command"){if(h===a.Newline)continue;if(h===a.Word){c.phase="coproc-body",r=!0;continue}c.phase="commands",r=!0}else if(c.phase==="coproc-body"){if(h===a.Newline||(c.phase=h===a.Word&&o.keywordEligible&&o.value==="time"?"time-command":"commands",r=!0,c.phase==="time-command"))continue}else if(c.phase==="time-command"){if(h===a.Word&&o.keywordEligible&&o.value==="-p"){c.phase="time-command-after-p";continue}if(h===a.Word&&o.keywordEligible&&o.value==="--"){c.phase="commands";continue}c.phase="commands",r=!0}else if(c.phase==="time-command-after-p"){if(h===a.Word&&o.keywordEligible&&o.value==="--"){c.phase="commands";continue}c.phase="commands",r=!0}else if(c.phase==="for-header"){if(h===a.ArithCmd||h===a.Semi||h===a.Newline){r=!0;continue}if(h===a.Do||h===a.LBrace){c.close=h===a.Do?a.Done:a.RBrace,c.phase="commands",r=!0;continue}}else if(c.phase==="case-word"){if(h===a.Newline)continue;c.phase="case-in",r=!1;continue}else if(c.phase==="case-in"){if(h===a.Newline){r=!0;continue}c.phase="case-pattern",r=!0;continue}else if(c.phase==="case-pattern"){if(h===a.Esac&&r){if(i.pop(),i.length===0)return o.end;r=!1;continue}h===a.RParen?(c.phase="commands",r=!0):r=h===a.Newline;continue}if(h===c.close){if(i.pop(),i.length===0)return o.end;r=!1;continue}if(r)switch(h){case a.LParen:i.push({close:a.RParen,phase:"commands"});break;case a.LBrace:i.push({close:a.RBrace,phase:"commands"});break;case a.If:i.push({close:a.Fi,phase:"commands"});break;case a.For:i.push({close:a.Done,phase:"for-header"});break;case a.While:case a.Until:case a.Select:i.push({close:a.Done,phase:"commands"});break;case a.Case:i.push({close:a.Esac,phase:"case-word"});break;case a.DblLBracket:if(!this.skipTestCommandBody())return-1;r=!1;continue;case a.Assignment:case a.Redirect:case a.Bang:case a.Then:case a.Else:case a.Elif:case a.Do:case a.In:break;case a.Semi:case a.Newline:case a.Pipe:case a.And:case a.Or:case a.Amp:case a.DoubleSemi:case a.SemiAmp:case a.DoubleSemiAmp:break;case a.Function:c.phase="function-name";break;case a.Coproc:c.phase="coproc-command";break;default:h===a.Word&&o.keywordEligible&&o.value==="time"?(c.phase="time-command",r=!0):r=!1;continue}switch(h){case a.Semi:case a.Newline:case a.Pipe:case a.And:case a.Or:case a.Amp:r=!0;break;case a.DoubleSemi:case a.SemiAmp:case a.DoubleSemiAmp:c.close===a.Esac&&(c.phase="case-pattern"),r=!0;break;case a.RParen:r=!0;break}}}skipTestGroup(){let t=1;for(;;){const i=this.next(u.TestMode);if(i.token===a.EOF)return-1;if(i.token===a.DblRBracket)return this.unshift(i),-1;if(i.token===a.LParen)t++;else if(i.token===a.RParen&&--t===0)return i.end}}skipTestCommandBody(){for(;;){const t=this.next(u.TestMode).token;if(t===a.DblRBracket)return!0;if(t===a.EOF)return!1}}buildWordParts(t){this._buildParts=!0,this.pos=t;const i=this.src.charCodeAt(t);if((i===60||i===62)&&t+1<this.srcEnd&&this.src.charCodeAt(t+1)===40){this.pos=t+2;const r=this.extractBalanced(),e=this.src.slice(t,this.pos),n=this.processSubstitution(t,e,i===60?"<":">",r);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(n):this._wordParts=[n]):this._wordParts=[n]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=et&&(this.pos=t,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(t,i=!1){return this._buildParts=!0,this.pos=t,this.readInnerWordText(!1,i),this._wordParts}buildArrayElementParts(t){const i=this.findClosingBracket(t+1);if(i===-1)return this.buildWordParts(t);const r=this.src;this._buildParts=!0;const e=jt(r,t,i+1)?this.parseSubFieldWord(t,i+1,"embedded"):void 0;this.pos=i+1,this.readWordText(!1,u.ArrayElement);const n=this.pos,o=dt(r,i+1,n),h=r.charCodeAt(o),p=h===R||h===j&&r.charCodeAt(o+1)===R;let c=e?.parts,d=this._wordParts;if(p&&(d=Dt(r,i+1,n,d)??d),!c&&!d)return p?null:Dt(r,t,n,void 0)??null;const l=r.slice(t,i+1);c||(c=[{type:"Literal",pos:t,end:i+1,text:l,value:e?.value??l}]),d||(d=n>i+1?[{type:"Literal",pos:i+1,end:n,text:r.slice(i+1,n),value:this._wordText}]:[]);let C=Ms(c,d);return p||(C=Dt(r,t,n,C)??C),C.length>1||C[0].type!=="Literal"?C:null}buildHereDocParts(t,i){this._buildParts=!0;const r=this.src,e=[];let n=!1,o="",h=t,p=t;const c=()=>{p>h&&(e.push({type:"Literal",pos:h,end:p,value:o,text:r.slice(h,p)}),o="")};for(;p<i;){const d=r.charCodeAt(p);if(d===92){if(p+1<i){const l=r.charCodeAt(p+1);if(l===Q){p+=2;continue}if(l===36||l===96||l===92){o+=String.fromCharCode(l),p+=2;continue}}o+="\\",p++;continue}if(d===36&&r.charCodeAt(p+1)!==I&&r.charCodeAt(p+1)!==N){c(),h=p,this.pos=p,this.readDollar(),this._resultPart?(n=!0,e.push(this._resultPart),h=this.pos):o+=r.slice(p,this.pos),p=this.pos;continue}if(d===96){c(),h=p,this.pos=p,this.readBacktickExpansion(),this._resultPart?(n=!0,e.push(this._resultPart),h=this.pos):o+=r.slice(p,this.pos),p=this.pos;continue}o+=r[p],p++}return c(),n?e:null}registerHereDocTarget(t){if(this.pendingHereDocs!==null){for(const i of this.pendingHereDocs)if(!i.target){i.target=t;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();const t=this.src,i=this.srcEnd,r=this.pos;let e=0;for(;this.pos<i;){const n=t.charCodeAt(this.pos);if(n===P){e++,this.pos++;continue}if(n===D){this.pos+=this.pos+1<i?2:1;continue}if(n===I){const o=this.pos++,h=o>r&&t.charCodeAt(o-1)===B;for(;this.pos<i&&t.charCodeAt(this.pos)!==I;)h&&t.charCodeAt(this.pos)===D&&this.pos+1<i&&this.pos++,this.pos++;this.pos<i?this.pos++:this.errors.push({message:h?"unterminated ANSI-C quote":"unterminated single quote",pos:o});continue}if(n===N){this.pos++,this.readDoubleQuoted();continue}if(n===L){this.readBacktickExpansion();continue}if(e>0){n===G&&e--,this.pos++;continue}if(n===B){this.readDollar();continue}if((n===F||n===q)&&this.pos+1<i&&t.charCodeAt(this.pos+1)===P){const o=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:o});continue}if(n<128&&M[n]&1&&n!==lt)break;this.pos++}return $(this.current,a.Word,t.slice(r,this.pos),r,this.pos),this.current}readCStyleForExprs(){this.hasPeek=!1;const t=this.src,i=this.srcEnd;for(;this.pos<i&&(t.charCodeAt(this.pos)===Ct||t.charCodeAt(this.pos)===mt);)this.pos++;const r=this.pos;this.pos<i&&t.charCodeAt(this.pos)===P&&this.pos++;const e=[this.pos,0,0],n=["","","",0,0,0];let o=0,h=1,p=this.pos,c=!1;const d=l=>{const C=t.slice(p,l);n[o]=C.trim(),n[3+o]=e[o]+C.length-C.trimStart().length};for(;this.pos<i&&h>0;){const l=t.charCodeAt(this.pos);if(l===P)h++,this.pos++;else if(l===G){if(h--,h===0){for(c||d(this.pos),o<2&&this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<i&&(t.charCodeAt(this.pos)===Ct||t.charCodeAt(this.pos)===mt);)this.pos++;this.pos<i&&t.charCodeAt(this.pos)===G&&this.pos++;break}this.pos++}else if(l===Ft&&h===1){if(o===2){c||(d(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos})),c=!0,this.pos++;continue}d(this.pos),o++,this.pos++,p=this.pos,e[o]=p}else l===B?this.readDollar():l===L?this.readBacktickExpansion():l===D?this.pos+=this.pos+1<i?2:1:l===I?(this.pos++,this.skipSQ()):l===N?(this.pos++,this.skipDQ()):this.pos++}return h>0&&(c||d(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:r})),n}peek(t=u.Normal){return this.hasPeek||(this.readNext(this.nextState,t),this.hasPeek=!0),this.nextState}peekFollow(t){if(!this.hasPeek){const i=t[this.current.token]?u.CommandStart:u.Normal;this.readNext(this.nextState,i),this.hasPeek=!0}return this.nextState}next(t=u.Normal){if(this.hasPeek){this.hasPeek=!1;const i=this.current;return this.current=this.nextState,this.nextState=i,this.current}return this.readNext(this.current,t),this.current}unshift(t){this.nextState.copyFrom(t),this.hasPeek=!0}readNext(t,i){const r=this.src,e=this.srcEnd;let n=this.pos;for(;;){if(n=Ut(r,n,e),i===u.TestMode)for(;n<e&&r.charCodeAt(n)===Q;)n=Ut(r,n+1,e);if(n>=e||r.charCodeAt(n)!==rt)break;for(;n<e&&r.charCodeAt(n)!==Q;)n++}if(this.pos=n,n>=e){this.consumePendingHereDocs(),$(t,a.EOF,"",n,n);return}const o=n,h=r.charCodeAt(n);if(h===Q){this.pos++,this.consumePendingHereDocs(),$(t,a.Newline,`
`,o,this.pos);return}if(i===u.TestMode&&(h===F||h===q)&&!(this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===P)){this.pos++,$(t,a.Word,h===F?"<":">",o,this.pos),t.keywordEligible=!0;return}h<128&&M[h]&1&&this.tryReadOperator(t,h,i,o)||h===U&&i===u.ArrayElement&&this.readArrayElement(t,o)||this.readWord(t,i,o)}tryReadOperator(t,i,r,e){const n=this.src,o=this.pos,h=o+1<this.srcEnd?n.charCodeAt(o+1):0;switch(i){case Ft:return h===Ft?o+2<this.srcEnd&&n.charCodeAt(o+2)===ct?(this.pos+=3,$(t,a.DoubleSemiAmp,";;&",e,this.pos),!0):(this.pos+=2,$(t,a.DoubleSemi,";;",e,this.pos),!0):h===ct?(this.pos+=2,$(t,a.SemiAmp,";&",e,this.pos),!0):(this.pos++,$(t,a.Semi,";",e,this.pos),!0);case lt:return h===lt?(this.pos+=2,$(t,a.Or,"||",e,this.pos),!0):h===ct?(this.pos+=2,$(t,a.Pipe,"|&",e,this.pos),!0):(this.pos++,$(t,a.Pipe,"|",e,this.pos),!0);case ct:if(h===ct)return this.pos+=2,$(t,a.And,"&&",e,this.pos),!0;if(h===q){this.pos+=2;const p=this.pos<this.srcEnd&&n.charCodeAt(this.pos)===q;return p&&this.pos++,this.readRedirectTarget(t,p?"&>>":"&>",e)}return this.pos++,$(t,a.Amp,"&",e,this.pos),!0;case P:if(r===u.CommandStart&&h===P){const p=this.errors.length;if(this.readArithmeticCommand(t,e),!this._notArithmetic)return!0;this.errors.length=p,this.pos=e}return this.pos++,$(t,a.LParen,"(",e,this.pos),!0;case G:return this.pos++,$(t,a.RParen,")",e,this.pos),!0;case F:case q:return this.readRedirection(t,e);default:return!1}}readRedirection(t,i){const r=this.src,e=r.charCodeAt(this.pos);let n="";if(e===F){this.pos++;const o=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(o===F){this.pos++;const h=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(h===F)this.pos++,n="<<<";else{const p=h===Z;p&&this.pos++,this.skipSpacesAndTabs();const c=this.pos;(this.pos>=this.srcEnd||r.charCodeAt(this.pos)!==rt)&&this.readHereDocDelimiter();const d=this.pos>c;return d&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:p,quoted:this._hereQuoted}),$(t,a.Redirect,p?"<<-":"<<",i,this.pos),t.content=d?this._hereDelim:void 0,t.delimiterQuoted=d&&this._hereQuoted,t.targetPos=c,t.targetEnd=d?this.pos:c,!0}}else{if(o===P)return this.readProcessSubstitution(t,"<",i),!0;o===q?(n="<>",this.pos++):o===ct?(n="<&",this.pos++):n="<"}}else if(e===q){this.pos++;const o=this.pos<this.srcEnd?r.charCodeAt(this.pos):0;if(o===P)return this.readProcessSubstitution(t,">",i),!0;o===q?(n=">>",this.pos++):o===ct?(n=">&",this.pos++):o===lt?(n=">|",this.pos++):n=">"}return this.readRedirectTarget(t,n,i)}readRedirectTarget(t,i,r){const e=this.src;if(this.skipSpacesAndTabs(),this.pos<this.srcEnd){const n=e.charCodeAt(this.pos);if((n===F||n===q)&&this.pos+1<this.srcEnd&&e.charCodeAt(this.pos+1)===P){const h=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:h});const p=e.slice(h,this.pos);return $(t,a.Redirect,i,r,this.pos),t.content=p,t.targetPos=h,t.targetEnd=this.pos,!0}const o=this.pos;return n!==Q&&n!==rt&&this.readRedirectTargetText(),this.redirectToken(t,i,r,o),!0}return this.redirectToken(t,i,r,this.pos),!0}readRedirectTargetText(){const t=this._buildValue;this._buildValue=!0,this.readWordText(),this._buildValue=t}redirectToken(t,i,r,e){const n=this.pos>e&&(this._wordText.length>0||this._wordQuoted);$(t,a.Redirect,i,r,this.pos),t.content=n?this._wordText:void 0,t.targetPos=e,t.targetEnd=n?this.pos:e}readProcessSubstitution(t,i,r){this.pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:r});const e=this.src.slice(r,this.pos);$(t,a.Word,e,r,this.pos)}readHereDocDelimiter(){const t=this.src,i=this.srcEnd,r=this._buildValue;this._buildValue=!0;let e="",n=!1;for(;this.pos<i;){const o=t.charCodeAt(this.pos);if(o===I){for(n=!0,this.pos++;this.pos<i&&t.charCodeAt(this.pos)!==I;)e+=t[this.pos],this.pos++;this.pos<i&&this.pos++}else if(o===N){for(n=!0,this.pos++;this.pos<i&&t.charCodeAt(this.pos)!==N;){if(t.charCodeAt(this.pos)===D&&this.pos+1<i){const h=t.charCodeAt(this.pos+1);if(h===Q){this.pos+=2;continue}(h===B||h===L||h===N||h===D)&&this.pos++}e+=t[this.pos],this.pos++}this.pos<i&&this.pos++}else if(o===D){if(this.pos+1<i&&t.charCodeAt(this.pos+1)===Q){this.pos+=2;continue}n=!0,this.pos++,this.pos<i?(e+=t[this.pos],this.pos++):e+="\\"}else if(o===L){const h=this.pos;for(this.pos++;this.pos<i&&t.charCodeAt(this.pos)!==L;)t.charCodeAt(this.pos)===D&&this.pos++,this.pos++;this.pos<i&&this.pos++,e+=t.slice(h,this.pos)}else if(o===B){const h=this.pos+1<i?t.charCodeAt(this.pos+1):0;(h===I||h===N)&&(n=!0),this.readDollar(),e+=this._resultText}else{if(o<128&&M[o]&1)break;e+=t[this.pos],this.pos++}}this._buildValue=r,this._hereDelim=e,this._hereQuoted=n}consumePendingHereDocs(){const t=this.pendingHereDocs;if(!(t===null||t.length===0)){for(const i of t){const r=this.pos,e=this.skipHereDocBody(i.delimiter,i.strip,this.parenBoundary,i.quoted);i.target&&(i.target.body.pos=r,i.target.body.end=e,i.target.body.text=this.src.slice(r,e),this.hereDocClosingPos!==-1&&(i.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}t.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(t,i,r,e){const n=this.src;let o=i;for(let h=0;h<t.length;){if(e&&n.charCodeAt(o)===D&&o+1<r&&n.charCodeAt(o+1)===Q){o+=2;continue}if(o>=r||n.charCodeAt(o)!==t.charCodeAt(h))return-1;o++,h++}return o}logicalLineEnd(t,i,r){const e=this.src;let n=e.indexOf(`
`,t);for(;n!==-1&&n<i;){if(!r)return n;let o=n;for(;o>t&&e.charCodeAt(o-1)===D;)o--;if((n-o)%2===0)return n;t=n+1,n=e.indexOf(`
`,t)}return i}skipHereDocBody(t,i,r=!1,e=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;const n=this.src,o=this.srcEnd;for(;this.pos<o;){let h=this.pos;const p=this.logicalLineEnd(h,o,!e);for(;;){const d=h;if(i)for(;h<p&&n.charCodeAt(h)===mt;)h++;if(e||(h=dt(n,h,p)),h===d)break}let c=this.matchHereDocDelimiter(t,h,p,!e);if(c!==-1&&!e&&(c=dt(n,c,p)),c===p){const d=this.pos;return(!r||!this.parenBoundary||p!==o)&&(this.hereDocClosingPos=h,this.hereDocClosingEnd=p),this.pos=p<o?p+1:p,d}if(r&&c!==-1){let d=c;for(;d<p&&n.charCodeAt(d)!==G;)d++;if(d<p||this.parenBoundary&&p===o){const l=this.pos;return this.pos=c,l}}this.pos=p<o?p+1:p}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(t,i,r=0){const e=this._errors===null?0:this._errors.length;if(this.readWordText(!1,i,!0),i===u.Normal){const n=this.pos<this.srcEnd?this.src.charCodeAt(this.pos):0;if(!this._wordRaw||n!==F&&n!==q){Tt(t,a.Word,r,this.pos,this._wordRaw),t.keywordEligible=this._wordKeywordEligible;return}}this.classifyWord(t,i,r,e)}isRedirectVariable(t,i){const r=this.src;for(let e=t;e<i;e++){const n=r.charCodeAt(e);if(n===U&&e>t)return e+2<i&&r.charCodeAt(i-1)===J&&this.findClosingShellDelimiter(e+1,i,J)===i-1;if(n>=128||!(bt[n]&(e===t?1:2)))return!1}return i>t}readArrayElement(t,i){const r=this.findClosingBracket(i+1);return r===-1?!1:(this.pos=r+1,this.readWordText(),Tt(t,a.Word,i,this.pos,!0),!0)}classifyWord(t,i,r,e){const n=this.src,o=this._wordRaw,h=this._wordHasExpansions,p=this._wordQuoted,c=this._wordKeywordEligible;let d=this._wordAssignmentState;const l=this.pos,C=l-r;if(i===u.CasePattern){let A=a.Word;if(c){const k=o?Ve(n,r,C):Le.get(this.wordValueOf(r,l));k===a.Esac&&(A=k)}Tt(t,A,r,l,o),t.keywordEligible=c;return}let g=null;if(!o&&!h&&c&&(i===u.CommandStart||i===u.TestMode)){const A=l<this.srcEnd?n.charCodeAt(l):0;(!p&&C<=16||A===F||A===q)&&(g=this.wordValueOf(r,l))}if(i===u.CommandStart&&c){if(o){if(C<=8){const A=Ve(n,r,C);if(A!==void 0){Tt(t,A,r,l,!0);return}}if(C===2&&n.charCodeAt(r)===U&&n.charCodeAt(r+1)===U){Tt(t,a.DblLBracket,r,l,!0);return}}else if(g!==null&&g.length>0){const A=g.charCodeAt(0);if(A>=Lt&&A<=Ht&&g.length<=8||A===Y||A===z||A===tt){const k=Le.get(g);if(k!==void 0){$(t,k,g,r,l);return}}if(A===U&&g==="[["){$(t,a.DblLBracket,g,r,l);return}}}if(i===u.CommandStart||i===u.CommandPrefix||i===u.Declaration){if(d===void 0){let A=-1,k=!1;for(let f=r+1;f<l;f++){const m=n.charCodeAt(f);if(m===R){A=f;break}m===U&&(k=!0)}(A!==-1||i!==u.Declaration&&k)&&(d=le(n,r,l,de))}if(d!==void 0){if(i!==u.Declaration&&d>=et){if(l<this.srcEnd&&(this._errors!==null&&(this._errors.length=e),this.pos=r,this.readWordText(!0,i,!0),this.pos>l)){this.classifyWord(t,i,r,e);return}(this._errors===null||this._errors.length===e)&&this.errors.push({message:"unterminated array subscript",pos:n.indexOf("[",r)})}if(qe(d)){Tt(t,a.Assignment,r,l,o),g!==null&&(t._value=g),t.assignmentOperatorPos=Ue(d);return}}}if((i===u.CommandStart||i===u.TestMode)&&c){if(o){if(C===2&&n.charCodeAt(r)===J&&n.charCodeAt(r+1)===J){Tt(t,a.DblRBracket,r,l,!0);return}}else if(g==="]]"){$(t,a.DblRBracket,g,r,l);return}}if(!h&&this.pos<this.srcEnd){const A=n.charCodeAt(this.pos);if((A===F||A===q)&&o){const k=n.charCodeAt(r);if(k>=gt&&k<=At&&Fs(n,r,l)){const f=Number.parseInt(n.slice(r,l),10);if(this.readRedirection(t,r)){t.fileDescriptor=f,t.descriptorEnd=l;return}}if(k===z&&n.charCodeAt(l-1)===tt&&this.isRedirectVariable(r+1,l-1)){const f=n.slice(r+1,l-1);if(this.readRedirection(t,r)){t.variableName=f,t.descriptorEnd=l;return}}}}Tt(t,a.Word,r,l,o),g!==null&&(t._value=g),t.keywordEligible=c}readWordText(t=!1,i=u.Normal,r=!1){const e=this.src,n=this.srcEnd;let o=this.pos;const h=o;let p=0;for(;o<n;){const y=e.charCodeAt(o);if(y<128&&M[y]){p=y;break}o++}if(o>=n||M[p]&1&&!(p===P&&o>h&&Et[e.charCodeAt(o-1)])&&!t){this.pos=o,this._wordText=(this._buildParts||this._buildValue)&&o>h?e.slice(h,o):"",this._wordRaw=!0,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=It(this._wordText)&&i!==u.ArrayElement?Dt(e,h,o,void 0)??null:null);return}const c=this._buildParts,d=c||this._buildValue;let l=d&&o>h?e.slice(h,o):"",C=!1,g=!1,A=!0,k=!0,f=o>h?e.charCodeAt(o-1):0,m=le(e,h,o,de),E,w="",b=0,x=!1,v;for(c&&(E=[],w=l,b=h,x=l.length>0&&It(l));o<n;){const y=e.charCodeAt(o);if(y>=128||!M[y]){const _=o;for(o++;o<n;){const T=e.charCodeAt(o);if(T<128&&M[T])break;o++}if(f=e.charCodeAt(o-1),m=le(e,_,o,m),d){const T=e.slice(_,o);l+=T,c&&(w+=T,x=x||It(T))}continue}if(M[y]&1){if(t&&m>=et){const _=this.findClosingBracket(o);if(_!==-1){const T=_+1;if(m=m===et+1?pe:m-1,f=e.charCodeAt(_),d){const H=e.slice(o,T);l+=H,c&&(w+=H,x=x||It(H))}o=T;continue}}if(y===P&&f<128&&Et[f]){if(i===u.FunctionName||m>=et&&(i===u.CommandStart||i===u.CommandPrefix)||i===u.CommandStart&&f===Y&&A&&e.charCodeAt(h)===Y&&dt(e,h+1,n)===o)break;const _=f;if(_===R&&r&&!((i===u.CommandStart||i===u.CommandPrefix||i===u.Declaration||i===u.EvalArgument)&&qe(m)&&dt(e,Ue(m)+1,n)===o))break;const T=o+1,H=this.findClosingShellDelimiter(T,n,G,_===R);if(H===-1&&!r&&!t&&m>=et||i===u.CommandStart&&_!==R&&H!==-1&&Ut(e,T,H)===H)break;A=!1;const it=H===-1?n:H;if(o=H===-1?n:H+1,H===-1&&this.errors.push({message:"unterminated extended glob",pos:T-2}),f=e.charCodeAt(o-1),d){const W="("+e.slice(T,o);if(l+=W,c&&_!==R){let K=T-2;for(;e.charCodeAt(K)===Q&&e.charCodeAt(K-1)===D;)K-=2;if(w.length>0){const O=w.slice(0,-1);K>b&&E.push({type:"Literal",pos:b,end:K,value:O,text:e.slice(b,K)}),w=""}const S=Os[_];E.push({type:"ExtendedGlob",pos:K,end:o,text:e.slice(K,o),operator:S,pattern:e.slice(T,it),parts:this.subFieldParts(T,it)}),b=o}else c&&(w+=W,x=x||It(W))}continue}break}if(y===D){o++,o<n?e.charCodeAt(o)===Q?(o++,k=!1):(m>=0&&m<et&&(m=pt),C=!0,A=!1,k=!1,f=e.charCodeAt(o),d&&(l+=e[o],c&&(w+=e[o])),o++):(m>=0&&m<et&&(m=pt),C=!0,A=!1,f=D,d&&(l+="\\",c&&(w+="\\")));continue}if(y===I){const _=o;m>=0&&m<et&&(m=pt),C=!0,A=!1,k=!1,o++;const T=o;for(;o<n&&e.charCodeAt(o)!==I;)o++;o>T&&(f=e.charCodeAt(o-1));const H=d?e.slice(T,o):"";d&&(l+=H),o<n?o++:this.errors.push({message:"unterminated single quote",pos:T-1}),c&&(_>b&&(E.push({type:"Literal",pos:b,end:_,value:w,text:e.slice(b,_)}),w=""),E.push({type:"SingleQuoted",pos:_,end:o,value:H,text:e.slice(_,o)}),b=o);continue}if(y===N){const _=o;if(m>=0&&m<et&&(m=pt),C=!0,A=!1,k=!1,o++,this.pos=o,this.readDoubleQuoted(),o=this.pos,this._dqEnd>_+1&&(f=e.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(g=!0),d&&(l+=this._dqText),c){_>b&&(E.push({type:"Literal",pos:b,end:_,value:w,text:e.slice(b,_)}),w="");const T=e.slice(_,o);E.push({type:"DoubleQuoted",pos:_,end:o,text:T,parts:this._dqParts??[{type:"Literal",pos:_+1,end:this._dqEnd,value:this._dqText,text:e.slice(_+1,this._dqEnd)}]}),b=o}continue}if(y===B){A=!1;const _=o;m>=0&&m<et&&(m=pt);const T=o+1<n?e.charCodeAt(o+1):0;(T===I||T===N)&&(C=!0),this.pos=o,this.readDollar(),o=this.pos,this._resultIsRaw||(k=!1),o>_&&(f=e.charCodeAt(o-1)),this._resultHasExpansion&&(g=!0),d&&(l+=this._resultText),c&&(this._resultPart?(_>b&&(E.push({type:"Literal",pos:b,end:_,value:w,text:e.slice(b,_)}),w=""),E.push(this._resultPart),b=o):w+=this._resultText);continue}if(y===L){A=!1;const _=o;m>=0&&m<et&&(m=pt),this.pos=o,this.readBacktickExpansion(),o=this.pos,k=!1,f=e.charCodeAt(o-1),g=!0,d&&(l+=this._resultText),c&&(_>b&&(E.push({type:"Literal",pos:b,end:_,value:w,text:e.slice(b,_)}),w=""),E.push(this._resultPart),b=o);continue}if(y===z){m>=0&&m<et&&(m=pt);const _=o+1<n?e.charCodeAt(o+1):0,T=_<=Ct||_===tt?-1:this.scanBraceExpansion(o,v??(v=new Map));if(T>0){if(A=!1,f=e.charCodeAt(T-1),d){const H=e.slice(o,T);l+=H,c&&(o>b&&(E.push({type:"Literal",pos:b,end:o,value:w,text:e.slice(b,o)}),w=""),E.push({type:"BraceExpansion",pos:o,end:T,text:H,parts:this.subFieldParts(o+1,T-1)}),b=T)}o=T;continue}f=z,d&&(l+="{",c&&(w+="{")),o++;continue}o++}c&&o>b&&E.push({type:"Literal",pos:b,end:o,value:w,text:e.slice(b,o)}),this.pos=o,this._wordText=l,this._wordRaw=k,this._wordQuoted=C,this._wordHasExpansions=g,this._wordKeywordEligible=A,this._wordAssignmentState=m,c&&(this._wordParts=E.length>1||E.length===1&&E[0].type!=="Literal"?E:null,x&&i!==u.ArrayElement&&(this._wordParts=Dt(e,h,o,this._wordParts)??null))}readInnerWordText(t=!1,i=!1,r=!1){const e=this.src,n=this.srcEnd;let o=this.pos;const h=o;let p="";const c=this._buildParts;let d,l="",C=0,g=!1,A=!1;for(c&&(d=[],C=o);o<n;){const k=e.charCodeAt(o);if(k===D){if(o++,o<n)if(e.charCodeAt(o)===Q)o++;else{const f=e.charCodeAt(o);t&&f!==B&&f!==L&&f!==N&&f!==D&&f!==tt&&(p+="\\",c&&(l+="\\"),g=!0);const m=e[o++];p+=m,c&&(l+=m)}continue}if(k===I&&!t){const f=o;o++;const m=o;for(;o<n&&e.charCodeAt(o)!==I;)o++;const E=e.slice(m,o);p+=E,o<n&&o++,c&&(f>C&&(d.push({type:"Literal",pos:C,end:f,value:l,text:e.slice(C,f)}),l=""),d.push({type:"SingleQuoted",pos:f,end:o,value:E,text:e.slice(f,o)}),C=o);continue}if(k===N){const f=o;if(o++,this.pos=o,this.readDoubleQuoted(t),o=this.pos,p+=this._dqText,c){f>C&&(d.push({type:"Literal",pos:C,end:f,value:l,text:e.slice(C,f)}),l="");const m=e.slice(f,o);d.push({type:"DoubleQuoted",pos:f,end:o,text:m,parts:this._dqParts??[{type:"Literal",pos:f+1,end:this._dqEnd,value:this._dqText,text:e.slice(f+1,this._dqEnd)}]}),C=o}continue}if(k===B){const f=o;this.pos=o,this.readDollar(t),o=this.pos,p+=this._resultText,c&&(this._resultPart?(f>C&&(d.push({type:"Literal",pos:C,end:f,value:l,text:e.slice(C,f)}),l=""),d.push(this._resultPart),C=o):l+=this._resultText);continue}if(k===L){const f=o;this.pos=o,this.readBacktickExpansion(t),o=this.pos,p+=this._resultText,c&&(f>C&&(d.push({type:"Literal",pos:C,end:f,value:l,text:e.slice(C,f)}),l=""),d.push(this._resultPart),C=o);continue}if(!t&&!i&&(k===F||k===q)&&o+1<n&&e.charCodeAt(o+1)===P){const f=o;this.pos=o+2;const m=this.extractBalanced();o=this.pos;const E=e.slice(f,o);p+=E,c&&(f>C&&(d.push({type:"Literal",pos:C,end:f,value:l,text:e.slice(C,f)}),l=""),d.push(this.processSubstitution(f,E,k===F?"<":">",m)),C=o);continue}p+=e[o],c&&(l+=e[o],r&&(k===nt||k===xt||k===U)&&(A=!0)),o++}c&&o>C&&d.push({type:"Literal",pos:C,end:o,value:l,text:e.slice(C,o)}),this.pos=o,this._wordText=p,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!1,c&&(this._wordParts=d.length>1||d.length===1&&(d[0].type!=="Literal"||g)?d:null,A&&(this._wordParts=Dt(e,h,o,this._wordParts)??null))}subFieldParts(t,i){if(!(this._nestingDepth>=V))return jt(this.src,t,i)?this.parseSubFieldWord(t,i).parts:Dt(this.src,t,i,void 0)}parseSubFieldWord(t,i,r="word",e=!1){if(t>=i)return new at("",t,t);if(this._nestingDepth>=V)return new at(this.src.slice(t,i),t,i);this._nestingDepth++;const n=this.srcEnd,o=this._bracketWindow,h=this._arithmeticBracketWindow,p=this.pos,c=this._wordText,d=this._wordParts,l=this._wordQuoted,C=this._wordKeywordEligible;this.srcEnd=i,this.pos=t,this.readInnerWordText(r==="quoted",e,r==="word");const g=new at(this.src.slice(t,i),t,i);return this._buildParts&&(g.parts=this._wordParts??void 0),this.srcEnd=n,this._bracketWindow=o,this._arithmeticBracketWindow=h,this.pos=p,this._wordText=c,this._wordParts=d,this._wordQuoted=l,this._wordKeywordEligible=C,this._nestingDepth--,g}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==I;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){const t=this.pos-1,i=Xt(this.src,this.pos,this.srcEnd);this.pos=i.end,i.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t})}skipDQ(){const t=this.src,i=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<V)for(;this.pos<i;){const r=t.charCodeAt(this.pos);if(r===N){this.pos++;return}if(r===D){this.pos=Math.min(this.pos+2,i);continue}if(r===L)break;if(r===B){const e=t.charCodeAt(this.pos+1);if(e===P||e===z||e===B)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=Ut(this.src,this.pos,this.srcEnd)}readDoubleQuoted(t=!1){const i=this.src,r=this.srcEnd,e=this.pos;let n=!1;const o=this._buildParts,h=o||this._buildValue;if(!o){let C=this.pos;for(;C<r;){const g=i.charCodeAt(C);if(g===N){this._dqText=h?i.slice(e,C):"",this._dqEnd=C,this.pos=C+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(g===B||g===L||g===D)break;C++}}let p="",c=null,d="",l=o?this.pos:0;for(;this.pos<r&&i.charCodeAt(this.pos)!==N;){const C=this.pos;for(;this.pos<r;){const A=i.charCodeAt(this.pos);if(A===N||A===D||A===B||A===L)break;this.pos++}if(h&&this.pos>C){const A=i.slice(C,this.pos);p+=A,o&&(d+=A)}if(this.pos>=r||i.charCodeAt(this.pos)===N)break;const g=i.charCodeAt(this.pos);if(g===D){if(this.pos++,this.pos<r){const A=i.charCodeAt(this.pos);if(A===Q){this.pos++;continue}if(h)if(t||A===B||A===L||A===N||A===D){const k=i[this.pos];p+=k,o&&(d+=k)}else{const k="\\"+i[this.pos];p+=k,o&&(d+=k)}this.pos++}continue}if(g===B){const A=this.pos+1<r?i.charCodeAt(this.pos+1):0;if(A===N||A===I){h&&(p+="$",o&&(d+="$")),this.pos++;continue}const k=this.pos;if(this.readDollar(!0),h&&(p+=this._resultText),this._resultHasExpansion&&(n=!0),o){const f=this._resultPart;f&&Fe(f)?(c||(c=[]),k>l&&(c.push({type:"Literal",pos:l,end:k,value:d,text:i.slice(l,k)}),d=""),c.push(f),l=this.pos):d+=this._resultText}continue}if(g===L){const A=this.pos;this.readBacktickExpansion(!0),h&&(p+=this._resultText),n=!0,o&&this._resultPart&&Fe(this._resultPart)&&(c||(c=[]),A>l&&(c.push({type:"Literal",pos:l,end:A,value:d,text:i.slice(l,A)}),d=""),c.push(this._resultPart),l=this.pos);continue}}o&&c&&this.pos>l&&c.push({type:"Literal",pos:l,end:this.pos,value:d,text:i.slice(l,this.pos)}),this._dqEnd=this.pos,this.pos<r?this.pos++:this.errors.push({message:"unterminated double quote",pos:e-1}),this._dqText=p,this._dqHasExpansions=n,this._dqParts=c}readDollar(t=!1){const i=this.pos;this.pos++;const r=this.src,e=this.srcEnd,n=this._buildParts||this._buildValue;if(this.pos>=e){this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}const o=dt(r,this.pos,e);o>this.pos&&r.charCodeAt(o)===P&&r.charCodeAt(o+1)!==P&&(this.pos=o);const h=r.charCodeAt(this.pos);if(h===P){if(this.pos+1<e&&r.charCodeAt(this.pos+1)===P){const p=this.pos,c=this.errors.length;if(this.readArithmeticExpansion(i),!this._notArithmetic)return;this.errors.length=c,this.pos=p}this.readCommandSubstitution(i);return}if(h===z){const p=this.pos+1<e?r.charCodeAt(this.pos+1):0;if(p===Ct||p===mt||p===Q){this.readBraceCommandSubstitution();return}if(p===lt){this.readValueSubstitution();return}this.readParameterExpansion(t);return}if(h===I){if(this.pos++,n){const p=this.readAnsiCQuoted();this._resultText=p,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:i,end:this.pos,text:r.slice(i,this.pos),value:p}:void 0}else this.skipAnsiCQuoted(),this._resultText="",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(h===N){if(this.pos++,this.readDoubleQuoted(t),this._resultText=this._dqText,this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){const p=r.slice(i,this.pos);this._resultPart={type:"LocaleString",pos:i,end:this.pos,text:p,parts:this._dqParts??[{type:"Literal",pos:i+2,end:this._dqEnd,value:this._dqText,text:r.slice(i+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(h===St||h===nt||h===rt||h===xt||h===Z||h===B||h===Y||h>=gt&&h<=At){this.pos++;const p=n?r.slice(this.pos-2,this.pos):"";this._resultText=p,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:i,end:this.pos,text:p}:void 0;return}if(h<128&&bt[h]&1){const p=this.pos-1;for(;this.pos<e;){const d=r.charCodeAt(this.pos);if(d<128&&bt[d]&2)this.pos++;else break}const c=n?r.slice(p,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:i,end:this.pos,text:c}:void 0;return}if(h===U){const p=this._errors===null?0:this._errors.length,c=this.findClosingArithmeticBracket(this.pos+1);if(c!==-1){const d=this.pos+1,l=r.slice(d,c);this.pos=c+1;const C=n?r.slice(i,this.pos):"";this._resultText=C,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(d-2,C,l,d):void 0;return}this._errors!==null&&(this._errors.length=p)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=!1,this._arithUnterminated=!1,this.pos+=2;let t=1,i=0,r=0,e,n=!1;const o=this.src,h=this.srcEnd,p=this.pos;for(;this.pos<h&&t>0;){const d=o.charCodeAt(this.pos);if(d===D)this.pos+=this.pos+1<h?2:1;else if(d===I)this.pos++,this.skipSQ();else if(d===N)this.pos++,this.skipDQ();else if(d===L){for(this.pos++;this.pos<h&&o.charCodeAt(this.pos)!==L;)o.charCodeAt(this.pos)===D&&this.pos++,this.pos++;this.pos<h&&this.pos++}else if(d===B&&this.pos+2<h&&o.charCodeAt(this.pos+1)===P&&o.charCodeAt(this.pos+2)!==P){const l=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l})}else if(d===B&&this.pos+1<h&&o.charCodeAt(this.pos+1)===z){const l=this.findClosingBrace(this.pos+2,h);this.pos=l===-1?h:l+1}else if((d===F||d===q)&&this.pos+1<h&&o.charCodeAt(this.pos+1)===P)this.pos+=2,this.extractBalanced();else if(d===P)o.charCodeAt(this.pos-1)===B&&o.charCodeAt(this.pos+1)===P?(t===1?r=i:(e??(e=[])).push(i),t++,i=0,t+this._nestingDepth>V&&!n&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",pos:this.pos-1}),n=!0),this.pos+=2):(++i+t-1+this._nestingDepth>V&&!n&&(this.errors.push({message:"maximum arithmetic expression nesting depth exceeded",pos:this.pos}),n=!0),this.pos++);else if(d===G&&i>0)i--,this.pos++;else if(d===G&&this.pos+1<h&&o.charCodeAt(this.pos+1)===G){if(--t===0){this.pos+=2;break}i=t===1?r:e.pop(),this.pos+=2}else{if(d===G&&t===1)return this._notArithmetic=!0,"";this.pos++}}const c=this._buildParts||this._buildValue;return t>0?(this._arithUnterminated=!0,c?o.slice(p,this.pos):""):c?o.slice(p,this.pos-2):""}readArithmeticExpansion(t){const i=this.pos+2,r=this.scanArithmeticBody();if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:t});const e=this._buildParts||this._buildValue?this.src.slice(t,this.pos):"";this._resultText=e,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(t,e,r,i):void 0}arithmeticExpansion(t,i,r,e){return new Se(t,this.pos,i,{source:this.src,body:r,offset:e,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(t,i){const r=this._buildValue;this._buildValue=!0;const e=this.scanArithmeticBody();this._buildValue=r,this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic command",pos:i}),$(t,a.ArithCmd,e,i,this.pos)}readCommandSubstitution(t){const i=this.pos;this.pos++;const r=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:t});const e=this._buildParts||this._buildValue,n=e?this.src.slice(t,this.pos):"",o=!e||i===t+1?n:"$"+this.src.slice(i,this.pos);this._resultText=o,this._resultIsRaw=i===t+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=this.commandExpansion(t,n,i+1,r,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(t){const i=this.pos-1;this.pos+=t;const r=this.src,e=this.srcEnd;let n=1;const o=this.pos;for(;this.pos<e;){const h=r.charCodeAt(this.pos);if(h===z)n++;else if(h===tt){if(--n===0){this.pos++;break}}else if(h===I){this.pos++,this.skipSQ();continue}else if(h===N){this.pos++,this.skipDQ();continue}else h===D&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){const h=r.slice(o,this.pos-1),p=h.trim(),c=r.slice(i,this.pos);if(this._resultText=c,this._buildParts){const d=o+(h.length-h.trimStart().length);this._resultPart=this.commandExpansion(i,c,d,p)}else this._resultPart=void 0}else this._resultText="",this._resultPart=void 0}readBacktickExpansion(t=!1){this.pos++;const i=this.src,r=this.srcEnd,e=this.pos;if(!this._buildParts&&!this._buildValue){for(;this.pos<r&&i.charCodeAt(this.pos)!==L;)i.charCodeAt(this.pos)===D&&this.pos+1<r&&this.pos++,this.pos++;this.pos<r?this.pos++:this.errors.push({message:"unterminated backtick",pos:e-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=!0,this._resultPart=void 0;return}let n="",o=!1;for(;this.pos<r&&i.charCodeAt(this.pos)!==L;){if(i.charCodeAt(this.pos)===D){o=!0;break}this.pos++}if(!o)n=i.slice(e,this.pos);else for(n=i.slice(e,this.pos);this.pos<r&&i.charCodeAt(this.pos)!==L;)if(i.charCodeAt(this.pos)===D){if(this.pos++,this.pos<r){const p=i.charCodeAt(this.pos);p===B||p===L||p===D||t&&p===N?n+=i[this.pos]:n+="\\"+i[this.pos],this.pos++}}else{const p=this.pos;for(;this.pos<r;){const c=i.charCodeAt(this.pos);if(c===L||c===D)break;this.pos++}n+=i.slice(p,this.pos)}this.pos<r?this.pos++:this.errors.push({message:"unterminated backtick",pos:e-1});const h=i.slice(e-1,this.pos);this._resultText=n,this._resultHasExpansion=!0,this._buildParts?this._resultPart=o?this.decodedCommandExpansion(e-1,h,n):this.commandExpansion(e-1,h,e,n):this._resultPart=void 0}readParameterExpansion(t){const i=this.src,r=this.srcEnd,e=this.pos;this.pos++;let n=1,o=!1;for(;this.pos<r&&n>0;){const c=i.charCodeAt(this.pos);if(c===B){const d=this.pos+1<r?i.charCodeAt(this.pos+1):0;if(d===z){n++,this._nestingDepth+n>V&&!o&&(this.errors.push({message:"maximum parameter expansion nesting depth exceeded",pos:this.pos}),o=!0),this.pos+=2;continue}if(d===B){this.pos+=2;continue}if(d===P){const l=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:l});continue}}else if(c===L){for(this.pos++;this.pos<r&&i.charCodeAt(this.pos)!==L;)i.charCodeAt(this.pos)===D&&this.pos++,this.pos++;this.pos<r&&this.pos++;continue}else if(c===tt){if(--n===0){this.pos++;break}}else if(c===D)this.pos+1<r&&this.pos++;else if(c===I){this.pos++,this.pos>e+1&&i.charCodeAt(this.pos-2)===B?this.skipAnsiCQuoted():this.skipSQ();continue}else if(c===N){this.pos++,this.skipDQ();continue}this.pos++}const h=n===0;h||this.errors.push({message:"unterminated parameter expansion",pos:e-1});const p=this._buildParts||this._buildValue?i.slice(e-1,this.pos):"";if(this._resultText=p,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){const c=i.slice(e+1,h?this.pos-1:this.pos);this._resultPart=this.parseParamInner(p,c,e+1,t)}else this._resultPart=void 0}parseParamInner(t,i,r,e){const n={type:"ParameterExpansion",pos:r-2,end:this.pos,text:t,parameter:"",parameterPos:r,parameterEnd:r,prefix:void 0,index:void 0,operation:void 0},o=i.length;if(o===0)return n;const h=(f,m,E="word")=>this.parseSubFieldWord(r+f,r+m,E),p=f=>{const m=this.findClosingBracket(r+f,r+o);return m===-1?-1:m-r};let c=0;if(o>1&&i.charCodeAt(0)===Y&&(n.prefix="!",c=1),o>1&&i.charCodeAt(0)===rt){const f=this.scanParamName(i,1);let m=f,E=-1;if(m<o&&i.charCodeAt(m)===U&&(E=p(m+1),E!==-1&&(m=E+1)),f>1&&m===o)return n.prefix="#",n.parameter=i.slice(1,f),n.parameterPos=r+1,n.parameterEnd=r+f,E!==-1&&(n.index=h(f+1,E,"embedded")),n}const d=c;if(c=this.scanParamName(i,c),n.parameter=i.slice(d,c),n.parameterPos=r+d,n.parameterEnd=r+c,c<o&&i.charCodeAt(c)===U){const f=p(c+1);f!==-1&&(n.index=h(c+1,f,"embedded"),c=f+1)}if(c>=o)return n;const l=r+c,C=r+o,g=i.charCodeAt(c),A=i.charCodeAt(c+1),k=i[g===ot?c+1:c];if(k==="-"||k==="="||k==="+"||k==="?"){const f=c+(g===ot?2:1);return n.operation={type:"Default",pos:l,end:C,operatorEnd:r+f,operator:g===ot?`:${k}`:k,operand:h(f,o,e?"quoted":"word")},n}if(g===ot){c++;const f=r+c,m=Ie(i.slice(c),ot,!0,(E,w)=>this.findNestedShellEnd(f+E,C,w)-f);return n.operation={type:"Slice",pos:l,end:C,operatorEnd:f,operator:":",offset:h(c,m===-1?o:c+m,"embedded"),length:m===-1?void 0:h(c+m+1,o,"embedded")},n}if(g===rt||g===Yt){const f=A===g,m=g===rt?f?"##":"#":f?"%%":"%",E=c+(f?2:1);return n.operation={type:"Remove",pos:l,end:C,operatorEnd:r+E,operator:m,operand:h(E,o)},n}if(g===Pt){c++;let f="/";(A===Pt||A===rt||A===Yt)&&(f=A===Pt?"//":A===rt?"/#":"/%",c++);let m=c;A===Pt&&(m=dt(i,c,o),i.charCodeAt(m)===Pt&&m++);const E=Ie(i.slice(m),Pt),w=E===-1?o:m+E;return n.operation={type:"Replace",pos:l,end:C,operatorEnd:r+c,operator:f,pattern:h(c,w),replacement:h(E===-1?o:w+1,o)},n}if(g===Rt||g===ae){const f=A===g,m=g===Rt?f?"^^":"^":f?",,":",",E=c+(f?2:1);return n.operation={type:"CaseModification",pos:l,end:C,operatorEnd:r+E,operator:m,operand:E===o?void 0:h(E,o)},n}return n.prefix==="!"&&n.index===void 0&&c+1===o&&(g===St||g===nt)?(n.operation={type:"Names",pos:l,end:C,operatorEnd:C,operator:g===St?"@":"*"},n):g===St?(n.operation={type:"Transform",pos:l,end:C,operatorEnd:l+1,operator:"@",operand:h(c+1,o)},n):(n.operation={type:"Unknown",pos:l,end:C,operatorEnd:C,operator:i.slice(c)},n)}findNestedShellEnd(t,i,r){const e=this.src.charCodeAt(t);if(e===L){let o=t+1;for(;o<i;){const h=this.src.charCodeAt(o);if(h===D){o+=2;continue}if(o++,h===L)return o}return i}let n;if(e===B){const o=t+1;if(o<i&&this.src.charCodeAt(o)===z)n=this.findClosingBrace(o+1,i);else{const h=dt(this.src,o,i);if(h>=i||this.src.charCodeAt(h)!==P)return t;n=this.findClosingParenthesis(h+1,i)}}else{const o=t+1;if(r||e!==F&&e!==q||o>=i||this.src.charCodeAt(o)!==P)return t;n=this.findClosingParenthesis(o+1,i)}return n===-1?i:n+1}scanParamName(t,i){let r=i;if(r>=t.length)return r;const e=t.charCodeAt(r);if(e===St||e===nt||e===rt||e===xt||e===Z||e===B||e===Y)return r+1;if(e>=gt&&e<=At){for(;r<t.length&&t.charCodeAt(r)>=gt&&t.charCodeAt(r)<=At;)r++;return r}if(e>=Lt&&e<=Ht||e>=Mt&&e<=Qt||e===qt)for(r++;r<t.length;){const n=t.charCodeAt(r);if(n>=Lt&&n<=Ht||n>=Mt&&n<=Qt||n>=gt&&n<=At||n===qt)r++;else break}return r}readAnsiCQuoted(){const t=this.pos-1,i=Xt(this.src,this.pos,this.srcEnd);return this.pos=i.end,i.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t}),i.value}extractBalanced(t=!0,i=!1){const r=this.src,e=this.srcEnd,n=this._buildParts||this._buildValue;let o=i?0:1;const h=this.pos;this._unbalanced=!1;const p=t&&!i?this.substitutionContext.boundaries?.get(h):void 0;if(p!==void 0&&p<=e&&this._nestingDepth<V)return this.pos=p,n?r.slice(h,p-1):"";let c=!0;for(;!i&&this.pos<e;){const W=r.charCodeAt(this.pos);if(W===G){const K=n?r.slice(h,this.pos):"";return this.pos++,K}else{if(W===P||W===D||W===I||W===N||W===L||W===B&&(r.charCodeAt(this.pos+1)===I||r.charCodeAt(this.pos+1)===B||r.charCodeAt(this.pos+1)===z))break;if(W===F&&this.pos+1<e&&r.charCodeAt(this.pos+1)===F)break;if(W===rt&&c)break;if(W===99&&c&&this.pos+3<e&&r.charCodeAt(this.pos+1)===97&&r.charCodeAt(this.pos+2)===115&&r.charCodeAt(this.pos+3)===101&&(this.pos+4>=e||r.charCodeAt(this.pos+4)<128&&M[r.charCodeAt(this.pos+4)]&1))break;c=W<128&&(M[W]&1)!==0,this.pos++}}let d=0,l=0;const C=[];let g=null,A,k=-1,f=h>=2&&r.charCodeAt(h)===P&&r.charCodeAt(h-1)===P&&r.charCodeAt(h-2)===B,m=0,E=!1;const w=i?[{close:N,depth:0}]:[];let b=i?1:0,x=0,v,y=-1,_=-1,T=-1,H=-1,it=!1;for(;this.pos<e&&(o>0||w.length>0);){let W=r.charCodeAt(this.pos);const K=w.length===0?void 0:w[w.length-1];if(K!==void 0&&K.depth===o){let S=!1;if(W===D){this.pos=Math.min(this.pos+2,e);continue}if(W===K.close){if(w.pop(),W===N?b--:x--,this.pos++,i&&o===0&&w.length===0)return"";continue}if(W===N)w.push({close:N,depth:o}),b++;else if(W===I&&K.close===tt){this.pos++,this.skipSQ();continue}else if(W===L){for(this.pos++;this.pos<e&&r.charCodeAt(this.pos)!==L;)r.charCodeAt(this.pos)===D&&this.pos++,this.pos<e&&this.pos++;this.pos<e&&this.pos++;continue}else if(W===B){const O=r.charCodeAt(this.pos+1);if(O===I&&K.close===tt){this.pos+=2,this.skipAnsiCQuoted();continue}if(O===z)w.push({close:tt,depth:o}),x++,this.pos++;else if(O===P)this.pos++,W=P,S=!0;else if(O===B){this.pos+=r.charCodeAt(this.pos+2)===P?1:2;continue}}if(!E&&this._nestingDepth+Math.max(b,x)>V&&(this.errors.push({message:"maximum word nesting depth exceeded",pos:this.pos}),E=!0),!S){for(this.pos++;this.pos<e;){const O=r.charCodeAt(this.pos);if(O===D||O===N||O===B||O===L||O===tt||O===I)break;this.pos++}continue}}if(W===rt&&H!==-1&&!f&&k<0&&t&&!it&&this._nestingDepth+(A?.length??0)<V&&Ut(r,H,e)===this.pos){it=!0;const S=A?.[A.length-1],O=this.findSubstitutionEnd(S?.start??h,e,this._nestingDepth+(A?.length??0)+1);if(O!==-1){if(S===void 0)return this.pos=O,n?r.slice(h,O-1):"";this.pos=O-1,o=S.depth+1,d=0,l=0,C.length=S.parens+1,W=G}}if(W===P){const S=this.pos>h&&this.pos!==T?r.charCodeAt(this.pos-1):0,O=S===B?this.pos-1:this.pos===_?y:-1,$t=O!==-1||S===F||S===q||S===R||S===St||S===xt||S===nt||S===j||S===Y||S===P&&C[C.length-1]===!1||f&&this.pos===h,ie=O!==-1&&r.charCodeAt(this.pos+1)!==P||(S===F||S===q)&&k<0&&!f;ie&&((A??(A=[])).push({start:this.pos+1,dollar:O,depth:o,parens:C.length,caseDepth:d,caseParens:l,arithBase:k,arithExtent:f,substitutions:m,checkedGrammar:it,pendingDelims:g}),d=0,l=0,k=-1,f=!1,it=!1,g=null),C.push(!$t),c=!0,!ie&&k<0&&this.pos+1<e&&r.charCodeAt(this.pos+1)===P&&(k=o),O!==-1&&(ie?m++:(v??(v=[])).push(o),m+(v?.length??0)+this._nestingDepth+(i?0:1)>V&&!E&&(this.errors.push({message:"maximum command substitution nesting depth exceeded",pos:O}),E=!0)),y=-1,_=-1,o++,d>0&&l++,this.pos++}else if(W===G){if(d>0&&l===0)this.pos++,c=!0;else{if(d>0&&l--,o--,o===0&&!i){const O=n?r.slice(h,this.pos):"";return this.pos++,O}if(o<=k&&(k=-1),v!==void 0)for(;v.length>0&&v[v.length-1]>=o;)v.pop();c=C.pop()??!0,this.pos++;const S=A?.[A.length-1];S!==void 0&&S.depth===o&&(A.pop(),d=S.caseDepth,l=S.caseParens,k=S.arithBase,f=S.arithExtent,m=S.substitutions,it=S.checkedGrammar,g=S.pendingDelims)}H=this.pos}else if(W===D){if(this.pos>h&&r.charCodeAt(this.pos-1)===B){const S=dt(r,this.pos,e);S>this.pos&&r.charCodeAt(S)===P&&r.charCodeAt(S+1)!==P&&(y=this.pos-1,_=S)}this.pos++,this.pos<e&&(r.charCodeAt(this.pos)!==Q&&(c=!1),this.pos++),T=this.pos}else if(W===B){const S=r.charCodeAt(++this.pos);S===I?(this.pos++,this.skipAnsiCQuoted()):S===B?this.pos++:S===z&&!Qs(r.charCodeAt(this.pos+1))&&(w.push({close:tt,depth:o}),x++,this.pos++),c=!1}else if(W===I)this.pos++,this.skipSQ(),c=!1;else if(W===N)w.push({close:N,depth:o}),b++,this.pos++,c=!1;else if(W===L){for(this.pos++;this.pos<e&&r.charCodeAt(this.pos)!==L;)r.charCodeAt(this.pos)===D&&this.pos++,this.pos<e&&this.pos++;this.pos<e&&this.pos++,c=!1}else if(W===F&&k<0&&this.pos+1<e&&r.charCodeAt(this.pos+1)===F){if(this.pos+2<e&&r.charCodeAt(this.pos+2)===F)this.pos+=3;else{this.pos+=2;const S=this.pos<e&&r.charCodeAt(this.pos)===Z;S&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||this._hereQuoted)&&(g??(g=[])).push({delimiter:this._hereDelim,strip:S,quoted:this._hereQuoted})}c=!1}else if(W===Q&&g){this.pos++;for(const S of g)this.skipHereDocBody(S.delimiter,S.strip,!0,S.quoted);g=null,c=!0}else if(W===rt&&k<0&&!f&&c)for(;this.pos<e&&r.charCodeAt(this.pos)!==Q;)this.pos++;else{const S=this.pos;for(;this.pos<e;){const O=r.charCodeAt(this.pos);if(O<128&&M[O])break;this.pos++}if(this.pos>S){if(this.pos-S===4&&c&&k<0&&!f){const $t=r.charCodeAt(S);$t===99&&r.charCodeAt(S+1)===97&&r.charCodeAt(S+2)===115&&r.charCodeAt(S+3)===101?d++:$t===101&&r.charCodeAt(S+1)===115&&r.charCodeAt(S+2)===97&&r.charCodeAt(S+3)===99&&d>0&&(d--,d===0&&(l=0))}c=!1}else{const O=r.charCodeAt(this.pos);c=O<128&&(M[O]&1)!==0,this.pos++}}}return this._unbalanced=!0,i&&A!==void 0&&A.length>0&&this.errors.push({message:"unterminated command substitution",pos:A[0].dollar}),n?r.slice(h,this.pos):""}};function ue(s){switch(s){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function Ge(s,t,i){for(;i>t;){const r=s.charCodeAt(i-1);if(r!==Ct&&r!==mt&&r!==Q)break;i--}return i}function qs(s){switch(s){case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function $e(s,t=0,i,r=0){let e=0;const n=s.length,o=i?.embeddedWords.length??0;function h(b,x,v=!1){const y={type:"ArithmeticWord",pos:b+t,end:x+t,value:s.slice(b,x),parts:void 0};return v&&i?.embeddedWords.push(y),y}function p(){for(;e<n;){const b=s.charCodeAt(e);if(b===Ct||b===mt||b===Q)e++;else break}}function c(){if(e>=n)return null;const b=s.charCodeAt(e),x=e+1<n?s.charCodeAt(e+1):0,v=e+2<n?s.charCodeAt(e+2):0;switch(b){case ae:return e++,",";case R:return x===R?(e+=2,"=="):(e++,"=");case Y:return x===R?(e+=2,"!="):null;case F:return x===F?v===R?(e+=3,"<<="):(e+=2,"<<"):x===R?(e+=2,"<="):(e++,"<");case q:return x===q?v===R?(e+=3,">>="):(e+=2,">>"):x===R?(e+=2,">="):(e++,">");case j:return x===R?(e+=2,"+="):x===j?null:(e++,"+");case Z:return x===R?(e+=2,"-="):x===Z?null:(e++,"-");case nt:return x===nt?(e+=2,"**"):x===R?(e+=2,"*="):(e++,"*");case Pt:return x===R?(e+=2,"/="):(e++,"/");case Yt:return x===R?(e+=2,"%="):(e++,"%");case lt:return x===lt?(e+=2,"||"):x===R?(e+=2,"|="):(e++,"|");case ct:return x===ct?(e+=2,"&&"):x===R?(e+=2,"&="):(e++,"&");case Rt:return x===R?(e+=2,"^="):(e++,"^");case xt:return e++,"?";default:return null}}function d(){for(p();e<n;){const x=s.charCodeAt(e);if(x!==Y&&x!==Ne&&x!==j&&x!==Z||s.charCodeAt(e+1)===R)break;e++,p()}if(s.charCodeAt(e)===P){let x=1;for(e++;e<n&&x>0;){const v=i?.findArithmeticWordEnd?.(e+t,t+n)??e+t;if(v>e+t){e=v-t;continue}const y=s.charCodeAt(e++);y===P?x++:y===G&&x--}}else e<n&&s.charCodeAt(e)!==G&&s.charCodeAt(e)!==ot&&k(0);p();const b=s.charCodeAt(e);(b===j||b===Z)&&s.charCodeAt(e+1)===b&&(e+=2)}function l(b){p();const x=e;if(x===n)return h(x,x);const v=i?.embeddedWords.length??0;let y=0;for(;;){if(d(),p(),s.charCodeAt(e)===ot&&y>0){y--,e++;continue}const _=e,T=c();if(T===null||y===0&&ue(T)<b){e=_;break}T==="?"&&y++}return i&&(i.embeddedWords.length=v),h(x,Ge(s,x,e))}function C(b,x){if(x>V)return l(b);let v=g(x);for(;p(),!(e>=n);){const y=e,_=c();if(!_)break;if(_==="?"){if(ue(_)<b){e=y;break}const W=C(1,x+1);p(),e<n&&s.charCodeAt(e)===ot&&e++;const K=C(3,x+1);v={type:"ArithmeticTernary",pos:v.pos,end:K.end,test:v,consequent:W,alternate:K};continue}const T=ue(_);if(T<b){e=y;break}const H=qs(_)?T:T+1,it=C(H,x+1);v={type:"ArithmeticBinary",pos:v.pos,end:it.end,operator:_,left:v,right:it}}return v}function g(b){if(p(),b>V)return l(15);if(e>=n)return h(e,e);const x=e,v=s.charCodeAt(e),y=e+1<n?s.charCodeAt(e+1):0;if(v===j&&y===j){e+=2;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"++",operand:_,prefix:!0}}if(v===Z&&y===Z){e+=2;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"--",operand:_,prefix:!0}}if(v===Y){e++;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"!",operand:_,prefix:!0}}if(v===Ne){e++;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"~",operand:_,prefix:!0}}if(v===j&&y!==j&&y!==R){e++;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"+",operand:_,prefix:!0}}if(v===Z&&y!==Z&&y!==R){e++;const _=g(b+1);return{type:"ArithmeticUnary",pos:x+t,end:_.end,operator:"-",operand:_,prefix:!0}}return A(b)}function A(b){const x=k(b);if(p(),e+1<n){const v=s.charCodeAt(e),y=s.charCodeAt(e+1);if(v===j&&y===j)return e+=2,{type:"ArithmeticUnary",pos:x.pos,end:e+t,operator:"++",operand:x,prefix:!1};if(v===Z&&y===Z)return e+=2,{type:"ArithmeticUnary",pos:x.pos,end:e+t,operator:"--",operand:x,prefix:!1}}return x}function k(b){if(p(),e>=n)return h(e,e);const x=s.charCodeAt(e);if(x===P){const H=e;e++;const it=C(0,b+1);return p(),e<n&&s.charCodeAt(e)===G&&e++,{type:"ArithmeticGroup",pos:H+t,end:e+t,expression:it}}if(x===B){const H=e,it=i?.embeddedWords.length??0,W=f(),K=i?.findArithmeticWordEnd?.(H+t,t+n)??e+t;return K>e+t?(i&&(i.embeddedWords.length=it),e=K-t,h(H,e,!0)):W}if(x===96||x===34||x===39){const H=e;return e=(i?.findArithmeticWordEnd?.(H+t,t+n)??H+t+1)-t,h(H,e,!0)}const v=e,y=i?.embeddedWords.length??0,_=m(),T=i?.findArithmeticWordEnd?.(v+t,t+n)??e+t;return T>e+t?(i&&(i.embeddedWords.length=y),e=T-t,h(v,e,!0)):_}function f(){const b=e;if(e++,e>=n)return h(b,e);const x=s.charCodeAt(e);if(x===P)if(e+1<n&&s.charCodeAt(e+1)===P){const v=i?.findArithmeticExpansionEnd(b+t,t+n)??-1;if(v!==-1)e=v-t;else{e+=2;let y=1;for(;e<n&&y>0;)s.charCodeAt(e)===P&&s.charCodeAt(e+1)===P?(y++,e+=2):s.charCodeAt(e)===G&&s.charCodeAt(e+1)===G?(y--,e+=2):e++}}else{e++;const v=i?.findClosingParenthesis(e+t,t+n)??-1;if(v!==-1)e=v-t+1;else{let _=1;for(;e<n&&_>0;){const T=s.charCodeAt(e++);T===P?_++:T===G&&_--}}const y=s.slice(b,e);return i?i.commandExpansion(b+t,e+t,y):new Nt("ArithmeticCommandExpansion",b+t,e+t,y)}else if(x===z){const v=i?.findClosingBrace(e+t+1,t+n)??-1;if(v!==-1)e=v-t+1;else{e++;let y=1;for(;e<n&&y>0;){const _=s.charCodeAt(e++);_===z?y++:_===tt&&y--}}}else for(;e<n;){const v=s.charCodeAt(e);if(v>=Lt&&v<=Ht||v>=Mt&&v<=Qt||v>=gt&&v<=At||v===qt)e++;else break}return h(b,e,x===P||x===z)}function m(){const b=e;for(;e<n;){const x=s.charCodeAt(e);if(x>=gt&&x<=At||x>=Mt&&x<=Qt||x>=Lt&&x<=Ht||x===qt||x===35)e++;else break}if(e>b&&e<n&&s.charCodeAt(e)===U){const x=i?.findClosingBracket?.(e+t+1,t+n)??-1;if(x!==-1)e=x-t+1;else{e++;let v=1;for(;e<n&&v>0;){const y=s.charCodeAt(e);y===U?v++:y===J&&v--,e++}}return h(b,e,!0)}return e===b&&e++,h(b,e)}if(p(),e>=n)return null;const E=e,w=C(0,r);return p(),e<n?(i&&(i.embeddedWords.length=o),h(E,Ge(s,E,n),i!==void 0)):w}var Ke=(s,t)=>It(t.text)?Dt(t.text,0,t.text.length,void 0,t.pos):void 0;function Vt(s){return s.wordParts??(s.wordParts=(t,i,r)=>Vs(t,i,r,s))}function ze(s){return s.embeddedParts??(s.embeddedParts=(t,i,r)=>Je(t,i,r,s))}function Us(s){return s.arrayParts??(s.arrayParts=(t,i,r)=>Gs(t,i,r,s))}function Vs(s,t,i=0,r=he()){const e=new wt(s,t.pos,t.end,!1,r);return e._nestingDepth=i,e.buildWordParts(t.pos)??void 0}function Je(s,t,i=0,r,e=!1){if(!jt(s,t.pos,t.end))return;const n=new wt(s,t.pos,t.end,!1,r);return n._nestingDepth=i,n.buildEmbeddedWordParts(t.pos,e)??void 0}function Gs(s,t,i=0,r){const e=new wt(s,t.pos,t.end,!1,r);return e._nestingDepth=i,e.buildArrayElementParts(t.pos)??void 0}function $s(s,t,i=0,r){const e=new wt(s,t.pos,t.end,!1,r);return e._nestingDepth=i,e.buildHereDocParts(t.pos,t.end)??void 0}function Gt(s,t,i,r,e,n=r){if(!jt(i,t,t+s.length))return $e(s,t,void 0,r)??void 0;const o=[],h=new wt(i,0,i.length,!1,e);h._nestingDepth=r;const p=$e(s,t,{embeddedWords:o,commandExpansion:(c,d,l)=>new Nt("ArithmeticCommandExpansion",c,d,l,{source:i,start:c+2,end:d-1,depth:r+1,parenBoundary:!0,context:e}),findClosingBracket:(c,d)=>h.findClosingBracket(c,d),findClosingBrace:(c,d)=>h.findClosingBrace(c,d),findClosingParenthesis:(c,d)=>h.findClosingParenthesis(c,d),findArithmeticExpansionEnd:(c,d)=>h.findArithmeticExpansionEnd(c,d),findArithmeticWordEnd:(c,d)=>h.findArithmeticWordEnd(c,d)},r)??void 0;if(n<=V)for(const c of o)c.parts=Je(i,c,n,e,!0);return p}var Ks=class{type="ArrayValue";pos;end;#t;#e;#i;#s;constructor(s,t,i,r,e){this.pos=t,this.end=i,this.#t=s,this.#e=r,this.#i=e}get elements(){if(this.#s)return this.#s;const s=new wt(this.#t,this.pos+1,this.end-1,!1,this.#i);s._nestingDepth=this.#e;const t=[];for(;s.peek(u.ArrayElement).token!==a.EOF;){const i=s.next(u.ArrayElement);if(i.token!==a.Word&&i.token!==a.Assignment)continue;const r=i.raw?i.value:this.#t.slice(i.pos,i.end),e=r.charCodeAt(0)===91,n=s.getSubstitutionContext(),o=!e&&i.raw&&i.keywordEligible?void 0:this.#t,h=o===void 0?Ke:e?Us(n):Vt(n);t.push(new at(r,i.pos,i.end,o,h,this.#e))}return this.#s=t,t}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},zs=class{type="Assignment";pos;end;text;#t;#e;#i;#s;#r=null;#h;#n;#o=null;constructor(s,t,i,r,e,n,o){this.pos=t,this.end=i,this.text=s,this.#t=r,this.#s=e,this.#e=n,this.#i=o}get name(){return this.#r??this.resolveTarget()}get append(){return this.#r===null&&this.resolveTarget(),this.#h}get index(){return this.#r===null&&this.resolveTarget(),this.#n}get value(){if(this.#o!==null)return this.#o;const s=this.#s+1,t=dt(this.#t,s,this.end);return this.#o=this.#t.charCodeAt(t)===40&&this.#t.charCodeAt(this.end-1)===41?new Ks(this.#t,t,this.end,this.#e,this.#i):new at(this.#t.slice(s,this.end),s,this.end,this.#t,Vt(this.#i),this.#e),this.#o}resolveTarget(){const s=this.#s-this.pos;let t=s,i=s;for(;i>=2&&this.text.charCodeAt(i-2)===92&&this.text.charCodeAt(i-1)===10;)i-=2;this.text.charCodeAt(i-1)===43&&(this.#h=!0,t=i-1);const r=this.text.indexOf("[");if(r>0&&r<t){const n=this.text.lastIndexOf("]",s);if(n>r){const o=this.pos+r+1,h=this.pos+n;this.#n=new at(this.#t.slice(o,h),o,h,this.#t,ze(this.#i),this.#e),t=r}}const e=this.text.slice(0,t);return this.#r=e.includes(`\\
`)?e.split(`\\
`).join(""):e}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,index:this.index,value:this.value}}},fe=s=>s.type==="Word"||s.type==="Assignment",Xe=class{type="Command";pos;end;name;prefix;suffix;#t;#e;constructor(s,t,i,r,e){this.pos=s,this.end=t,this.name=i,this.prefix=r,this.suffix=e}get args(){if(this.#t===void 0){const s=this.suffix;this.#t=s.every(fe)?s:s.filter(fe)}return this.#t}get redirects(){if(this.#e===void 0){const s=[];for(const t of this.prefix)t.type!=="Assignment"&&s.push(t);for(const t of this.suffix)fe(t)||s.push(t);this.#e=s}return this.#e}toJSON(){return{type:this.type,pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}},Js=class{type="HereDocBody";pos;end;text="";#t;#e;#i;#s;constructor(s,t,i,r,e){this.pos=t,this.end=t,this.#t=s,this.#e=r,this.#i=e,this.#s=i?void 0:null}get parts(){return this.#s===null&&(this.#s=$s(this.#t,this,this.#e,this.#i)),this.#s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};wt._findSubstitutionEnd=oi,Nt._resolveScript=ii,Se._resolveExpression=Gt;function Xs(s){switch(s.length){case 5:return s==="local"||s==="alias";case 6:return s==="export";case 7:return s==="declare"||s==="typeset";case 8:return s==="readonly";default:return!1}}var Ys=class{type="ArithmeticCommand";pos;end;body;#t;#e;#i;#s=null;constructor(s,t,i,r,e,n){this.pos=s,this.end=t,this.body=i,this.#t=r,this.#e=e,this.#i=n}get expression(){return this.#s===null&&(this.#s=Gt(this.body,this.pos+2,this.#t,this.#e,this.#i)),this.#s}set expression(s){this.#s=s??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.expression,body:this.body}}},me=class{type="ArithmeticFor";pos;end;body;#t;#e;#i;#s;#r;#h;#n;#o;#p;#a=null;#c=null;#d=null;constructor(s,t,i,r,e,n,o,h,p,c,d,l){this.pos=s,this.end=t,this.body=i,this.#t=r,this.#e=e,this.#i=n,this.#s=o,this.#r=h,this.#h=p,this.#n=c,this.#o=d,this.#p=l}get initialize(){return this.#a===null&&(this.#t?this.#a=Gt(this.#t,this.#s,this.#n,this.#o,this.#p):this.#a=void 0),this.#a}set initialize(s){this.#a=s??void 0}get test(){return this.#c===null&&(this.#e?this.#c=Gt(this.#e,this.#r,this.#n,this.#o,this.#p):this.#c=void 0),this.#c}set test(s){this.#c=s??void 0}get update(){return this.#d===null&&(this.#i?this.#d=Gt(this.#i,this.#h,this.#n,this.#o,this.#p):this.#d=void 0),this.#d}set update(s){this.#d=s??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},js={[a.DoubleSemi]:";;",[a.SemiAmp]:";&",[a.DoubleSemiAmp]:";;&"},Zs={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},st=new Uint8Array(37);st[a.EOF]=1,st[a.RParen]=1,st[a.RBrace]=1,st[a.Then]=1,st[a.Else]=1,st[a.Elif]=1,st[a.Fi]=1,st[a.Do]=1,st[a.Done]=1,st[a.Esac]=1,st[a.DoubleSemi]=1,st[a.SemiAmp]=1,st[a.DoubleSemiAmp]=1;var _t=new Uint8Array(37);_t[a.RParen]=1,_t[a.RBrace]=1,_t[a.DblRBracket]=1,_t[a.Fi]=1,_t[a.Done]=1,_t[a.Esac]=1,_t[a.ArithCmd]=1;function Ye(s){return s.token===a.Word&&s.keywordEligible&&s.value==="!"}var X=new Uint8Array(37);X[a.Word]=1,X[a.Assignment]=1,X[a.Bang]=1,X[a.LParen]=1,X[a.LBrace]=1,X[a.DblLBracket]=1,X[a.If]=1,X[a.For]=1,X[a.While]=1,X[a.Until]=1,X[a.Case]=1,X[a.Function]=1,X[a.Select]=1,X[a.ArithCmd]=1,X[a.Coproc]=1,X[a.Redirect]=1;var ti={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"-R":1},ei={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},je=[],si=[],Ce=[];function Ze(s){return new xe(s,0,s.length).run()}function ii(s,t,i,r=0,e=!1,n){return new xe(s,t,i,r,e,void 0,n).run()}var ri=class os extends wt{boundaries;pending;context;constructor(t,i,r,e,n,o=!0){super(t,i.start,i.end,o,n),this._nestingDepth=i.depth,this.boundaries=r,this.pending=e,this.context=n}fork(t,i,r=!1){return new os(this.getSource(),{start:t,end:i,depth:this._nestingDepth},this.boundaries,this.pending,this.context,r)}findSubstitutionEnd(t,i,r=this._nestingDepth+1){const e=this.context.boundaries?.get(t);if(e!==void 0)return e<=i?e:-1;const n=this.boundaries.get(t);return n!==void 0?n<=i?n:-1:(this.boundaries.has(t)||(this.boundaries.set(t,void 0),this.pending.push({start:t,end:i,depth:r})),-1)}};function oi(s,t,i,r,e){const n=new Map([[t,void 0]]),o=[{start:t,end:i,depth:r}];for(;o.length>0;){const h=o.length,p=o[h-1],c=new ri(s,p,n,o,e),d=new xe(s,p.start,p.end,p.depth,!0,c).findSubstitutionEnd();o.length===h&&(n.set(p.start,d),d!==-1&&Be(e).set(p.start,d),o.pop())}return n.get(t)??-1}var xe=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(s,t,i,r=0,e=!1,n,o){this.tok=n??new wt(s,t,i,e,he(o)),this.tok._nestingDepth=r,this.source=s,this.start=t,this.end=i,this.depth=r}run(){const s=this.start;this.depth>V&&this.error("maximum substitution nesting depth exceeded",s);let t;if(s===0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){const e=this.source.indexOf(`
`);t=e===-1?this.source:this.source.slice(0,e)}const i=this.list();for(;;){const e=this.tok.peek(u.CommandStart);if(e.token===a.EOF||(this.unexpectedToken(e),!st[e.token]&&e.token!==a.In))break;this.tok.next(u.CommandStart);let n=this.tok.peek(u.CommandStart).token;if(n!==a.Semi&&n!==a.Newline&&n!==a.Amp)break;for(;n===a.Semi||n===a.Newline||n===a.Amp;)this.tok.next(u.CommandStart),n=this.tok.peek(u.CommandStart).token;const o=this.list();for(let h=0;h<o.length;h++)i.push(o[h])}const r=this.tok._errors;if(r!==null&&r.length>0){const e=this.errors??(this.errors=[]);for(let n=0;n<r.length;n++)e.push(r[n])}return this.errors!==null&&this.errors.length>1&&this.errors.sort((e,n)=>e.pos-n.pos),{type:"Script",pos:s,end:this.end,shebang:t,commands:i,errors:this.errors??void 0}}error(s,t){(this.errors??(this.errors=[])).push({message:s,pos:t})}unexpectedToken(s){this.error(`unexpected token '${s.token===a.Newline?"newline":s.value}'`,s.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(a.RParen)}skipSemi(){this.tok.peek(u.Normal).token===a.Semi&&this.tok.next(u.Normal)}accept(s,t=u.Normal){return this.tok.peek(t).token===s?this.tok.next(t):null}acceptEnd(s,t=u.Normal){return this.tok.peek(t).token===s?this.tok.next(t).end:-1}skipNewlines(s=u.Normal){for(;this.tok.peek(s).token===a.Newline;)this.tok.next(s)}doBody(s){const t=this.list(),i=s?this.emptyListPos(t):-1;return i>=0&&this.error("expected command after 'do'",i),t}emptyListPos(s){return s.length===0?this.tok.peek(u.CommandStart).pos:-1}makeStatement(s){return{type:"Statement",pos:s.pos,end:s.end,command:s,background:void 0}}list(){const s=[];this.skipNewlines(u.CommandStart);let t=this.tok.peek(u.CommandStart).token;if(st[t]||!X[t])return s;const i=this.andOr();for(i&&s.push(this.makeStatement(i));t=this.tok.peekFollow(_t).token,!(t!==a.Semi&&t!==a.Newline&&t!==a.Amp);){const r=t===a.Amp,e=this.tok.next(u.Normal).end;if(r){const o=s[s.length-1];o.background=!0,o.end=e}if(this.skipNewlines(u.CommandStart),t=this.tok.peek(u.CommandStart).token,st[t]||!X[t])break;const n=this.andOr();n&&s.push(this.makeStatement(n))}return s}andOr(){const s=this.pipeline();if(!s)return null;let t=this.tok.peek(u.Normal).token;if(t!==a.And&&t!==a.Or)return s;const i=[s],r=[];do{const e=this.tok.next(u.Normal),n=e.token===a.And?"&&":"||";this.skipNewlines(u.CommandStart);const o=this.pipeline();if(!o){this.error(`expected command after '${n}'`,e.end);break}r.push(n),i.push(o),t=this.tok.peek(u.Normal).token}while(t===a.And||t===a.Or);return{type:"AndOr",pos:s.pos,end:i[i.length-1].end,commands:i,operators:r}}withRedirects(s){const t=this.collectTrailingRedirects();return t.length===0?s:{type:"Redirected",pos:s.pos,end:t[t.length-1].end,command:s,redirects:t}}pipeline(){let s;for(;;){const r=this.tok.peek(u.CommandStart),e=r.token===a.Word&&r.keywordEligible&&r.value==="time";if(r.token!==a.Bang&&!e)break;const n=this.tok.next(u.CommandStart),o=n.pos,h=n.end;let p,c;if(e){let d=this.tok.peek(u.CommandStart);d.token===a.Word&&d.keywordEligible&&d.value==="-p"&&(this.tok.next(u.CommandStart),p={pos:d.pos,end:d.end},d=this.tok.peek(u.CommandStart)),d.token===a.Word&&d.keywordEligible&&d.value==="--"&&(this.tok.next(u.CommandStart),c={pos:d.pos,end:d.end})}s===void 0&&(s=[]),s.push(e?{type:"Time",pos:o,end:c?.end??p?.end??h,keywordEnd:h,posix:p,endOfOptions:c}:{type:"Negation",pos:o,end:h})}const t=this.pipelineCommands();if(!s)return t;const i=s[0].pos;return t?.type==="Pipeline"?(t.prefixes=s,t.pos=i,t):{type:"Pipeline",pos:i,end:t?t.end:s[s.length-1].end,prefixes:s,commands:t?[t]:[],operators:[]}}pipelineCommands(){const s=this.command();if(!s)return null;if(this.tok.peek(u.Normal).token!==a.Pipe)return s;const t=[s],i=[];for(;this.tok.peek(u.Normal).token===a.Pipe;){const e=this.tok.next(u.Normal),n=e.value==="|&"?"|&":"|";this.skipNewlines(u.CommandStart);const o=this.command();if(!o){this.error(`expected command after '${n}'`,e.end);break}i.push(n),t.push(o)}return t.length===1?t[0]:{type:"Pipeline",pos:s.pos,end:t[t.length-1].end,prefixes:si,commands:t,operators:i}}command(){let s;switch(this.tok.peek(u.CommandStart).token){case a.LParen:s=this.subshell();break;case a.LBrace:s=this.braceGroup();break;case a.If:s=this.ifClause();break;case a.For:s=this.forClause();break;case a.While:s=this.whileClause();break;case a.Until:s=this.untilClause();break;case a.Case:s=this.caseClause();break;case a.Function:return this.functionDef();case a.Select:s=this.selectClause();break;case a.DblLBracket:s=this.testCommand();break;case a.ArithCmd:s=this.arithCommand();break;case a.Coproc:return this.coprocCommand();case a.Word:case a.Assignment:case a.Redirect:return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(s)}collectTrailingRedirects(){let s=je;for(;this.tok.peekFollow(_t).token===a.Redirect;)s===je&&(s=[]),s.push(this.readRedirect(u.Normal));return s}arithCommand(){const s=this.tok.next(u.CommandStart);return new Ys(s.pos,s.end,s.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){const s=this.tok.next(u.CommandStart),t=s.pos,i=this.tok.peek(u.CommandStart);let r;if(i.token===a.Word){const o=this.tok.fork(i.end,this.end);switch(o.peek(u.CommandStart).token){case a.LParen:o.next(u.CommandStart),o.peek(u.Normal).token!==a.RParen&&(r=this.readWord(u.CommandStart));break;case a.LBrace:case a.If:case a.For:case a.While:case a.Until:case a.Case:case a.Select:case a.DblLBracket:case a.ArithCmd:r=this.readWord(u.CommandStart)}}const e=i.token===a.Word&&r===void 0?this.simpleCommandOrFunction(!0):this.command();if(e&&e.type!=="Function"&&e.type!=="Coproc")return{type:"Coproc",pos:t,end:e.end,name:r,body:e};this.error("expected command after 'coproc'",e?.pos??s.end);const n=e?this.makeCompoundList([this.makeStatement(e)]):{type:"CompoundList",pos:s.end,end:s.end,commands:[]};return{type:"Coproc",pos:t,end:n.end,name:r,body:n}}subshell(){return this.subshellBody(this.tok.next(u.CommandStart).pos)}subshellBody(s){if(this.syntaxDepth>=V){this.error("maximum subshell nesting depth exceeded",s);const e=this.tok.skipSubshellBody();e<0&&this.error("expected ')' to close subshell",this.tok.getPos());const n=e>=0?e:s;return{type:"Subshell",pos:s,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;const t=this.list();this.syntaxDepth--,t.length===0&&this.error("expected command in subshell",s);const i=this.acceptEnd(a.RParen,u.Normal);i<0&&this.error("expected ')' to close subshell",this.tok.getPos());const r=i>=0?i:s;return{type:"Subshell",pos:s,end:r,body:this.makeCompoundList(t)}}braceGroup(){const s=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=V){this.error("maximum brace group nesting depth exceeded",s);const e=this.tok.skipCompoundBody(a.RBrace);e<0&&this.error("expected '}' to close brace group",this.tok.getPos());const n=e>=0?e:s;return{type:"BraceGroup",pos:s,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;const t=this.list();this.syntaxDepth--,t.length===0&&this.error("expected command in brace group",s);const i=this.acceptEnd(a.RBrace,u.Normal);i<0&&this.error("expected '}' to close brace group",this.tok.getPos());const r=i>=0?i:s;return{type:"BraceGroup",pos:s,end:r,body:this.makeCompoundList(t)}}ifClause(){const s=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=V){this.error("maximum if nesting depth exceeded",s);const e=this.tok.skipCompoundBody(a.Fi);e<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos());const n=e>=0?e:s;return{type:"If",pos:s,end:n,clause:this.makeCompoundList([]),then:this.makeCompoundList([]),elif:Ce,else:void 0}}this.syntaxDepth++;let t,i=s;for(;;){const e=this.list(),n=this.emptyListPos(e),o=this.makeCompoundList(e);this.skipSemi();const h=this.accept(a.Then,u.CommandStart);h?n>=0&&this.error(`expected command after '${i===s?"if":"elif"}'`,n):this.error("expected 'then'",this.tok.getPos());const p=this.list(),c=this.makeCompoundList(p);h&&p.length===0&&(this.error("expected command after 'then'",this.tok.peek(u.CommandStart).pos),c.pos=h.end,c.end=h.end),t?(t.elif===Ce&&(t.elif=[]),t.elif.push({type:"Elif",pos:i,end:c.end,clause:o,then:c})):t={type:"If",pos:s,end:s,clause:o,then:c,elif:Ce,else:void 0},this.skipSemi();const d=this.accept(a.Elif,u.CommandStart);if(!d)break;i=d.pos}if(this.accept(a.Else,u.CommandStart)){const e=this.list(),n=this.emptyListPos(e);n>=0&&this.error("expected command after 'else'",n),t.else=this.makeCompoundList(e),this.skipSemi()}const r=this.acceptEnd(a.Fi,u.CommandStart);return r<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),t.end=r>=0?r:i,this.syntaxDepth--,t}forClause(){const s=this.tok.next(u.CommandStart).pos;if(this.tok.peek(u.Normal).token===a.LParen)return this.cStyleFor(s);const t=this.readRequiredWord("for");let i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===a.Word;)i.push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){const h=this.braceGroup();return{type:"For",pos:s,end:h.end,name:t,wordlist:i,body:h.body}}const r=this.accept(a.Do,u.CommandStart)!==null;if(r||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=V){this.error("maximum for nesting depth exceeded",s);const h=this.tok.skipCompoundBody(a.Done);h<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const p=h>=0?h:s;return{type:"For",pos:s,end:p,name:t,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;const e=this.doBody(r);this.syntaxDepth--,this.skipSemi();const n=this.acceptEnd(a.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const o=n>=0?n:s;return{type:"For",pos:s,end:o,name:t,wordlist:i,body:this.makeCompoundList(e)}}cStyleFor(s){const[t,i,r,e,n,o]=this.tok.readCStyleForExprs();if(this.tok.peek(u.CommandStart).token===a.Semi&&this.tok.next(u.CommandStart),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){const l=this.braceGroup();return new me(s,l.end,l.body,t,i,r,e,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}const h=this.accept(a.Do,u.CommandStart)!==null;if(h||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=V){this.error("maximum for nesting depth exceeded",s);const l=this.tok.skipCompoundBody(a.Done);l<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const C=l>=0?l:s;return new me(s,C,this.makeCompoundList([]),t,i,r,e,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}this.syntaxDepth++;const p=this.doBody(h);this.syntaxDepth--;const c=this.acceptEnd(a.Done,u.CommandStart);c<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const d=c>=0?c:s;return new me(s,d,this.makeCompoundList(p),t,i,r,e,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){return this.whileOrUntil("until")}whileOrUntil(s){const t=this.tok.next(u.CommandStart).pos;if(this.syntaxDepth>=V){this.error(`maximum ${s} nesting depth exceeded`,t);const c=this.tok.skipCompoundBody(a.Done);c<0&&this.error(`expected 'done' to close '${s}'`,this.tok.getPos());const d=c>=0?c:t;return{type:"While",pos:t,end:d,kind:s,clause:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;const i=this.list(),r=this.emptyListPos(i),e=this.makeCompoundList(i);this.skipSemi();const n=this.accept(a.Do,u.CommandStart)!==null;n?r>=0&&this.error(`expected command after '${s}'`,r):this.error("expected 'do'",this.tok.getPos());const o=this.doBody(n);this.skipSemi();const h=this.acceptEnd(a.Done,u.CommandStart);h<0&&this.error(`expected 'done' to close '${s}'`,this.tok.getPos());const p=h>=0?h:t;return this.syntaxDepth--,{type:"While",pos:t,end:p,kind:s,clause:e,body:this.makeCompoundList(o)}}caseClause(){const s=this.tok.next(u.CommandStart).pos,t=this.readRequiredWord("case");if(this.skipNewlines(u.CommandStart),this.accept(a.In,u.CommandStart)||this.error("expected 'in' after 'case' word",this.tok.getPos()),this.skipNewlines(u.CasePattern),this.syntaxDepth>=V){this.error("maximum case nesting depth exceeded",s);const h=this.tok.skipCompoundBody(a.Esac);h<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());const p=h>=0?h:s;return{type:"Case",pos:s,end:p,word:t,items:[]}}this.syntaxDepth++;const i=[];let r=!1,e=this.tok.peek(u.CasePattern).token;for(;e!==a.Esac&&e!==a.EOF;){const h=this.tok.peek(u.Normal).pos;this.accept(a.LParen,u.Normal);const p=[];let c=!0,d=this.tok.peek(u.Normal);for(;d.token!==a.RParen&&d.token!==a.EOF;){d.token===(c?a.Word:a.Pipe)?c=!c:r||(this.unexpectedToken(d),r=!0);const E=this.tok.next(u.Normal);E.token===a.Word&&p.push(this.toWord(E)),d=this.tok.peek(u.Normal)}c&&d.token===a.RParen&&!r&&(this.unexpectedToken(d),r=!0);const l=this.acceptEnd(a.RParen,u.Normal),C=this.list(),g=l>=0?l:p.length>0?p[p.length-1].end:h,A=C.length>0?C[C.length-1].end:g,k={type:"CaseItem",pos:h,end:A,pattern:p,body:C.length>0?this.makeCompoundList(C):{type:"CompoundList",pos:g,end:g,commands:[]},terminator:void 0},f=this.tok.peek(u.CommandStart);if(e=f.token,e===a.DoubleSemi||e===a.SemiAmp||e===a.DoubleSemiAmp){const m=this.tok.next(u.CommandStart);k.terminator=js[m.token],k.end=m.end}else e!==a.Esac&&e!==a.EOF&&!r&&(this.unexpectedToken(f),r=!0);i.push(k),this.skipNewlines(u.CasePattern),e=this.tok.peek(u.CasePattern).token}const n=this.acceptEnd(a.Esac,u.CommandStart);n<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());const o=n>=0?n:s;return this.syntaxDepth--,{type:"Case",pos:s,end:o,word:t,items:i}}selectClause(){const s=this.tok.next(u.CommandStart).pos,t=this.readRequiredWord("select");let i;if(this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.In)for(this.tok.next(u.CommandStart),i=[];this.tok.peek(u.Normal).token===a.Word;)i.push(this.readWord(u.Normal));if(this.skipSemi(),this.skipNewlines(u.CommandStart),this.tok.peek(u.CommandStart).token===a.LBrace){const h=this.braceGroup();return{type:"Select",pos:s,end:h.end,name:t,wordlist:i,body:h.body}}const r=this.accept(a.Do,u.CommandStart)!==null;if(r||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=V){this.error("maximum select nesting depth exceeded",s);const h=this.tok.skipCompoundBody(a.Done);h<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());const p=h>=0?h:s;return{type:"Select",pos:s,end:p,name:t,wordlist:i,body:this.makeCompoundList([])}}this.syntaxDepth++;const e=this.doBody(r);this.syntaxDepth--,this.skipSemi();const n=this.acceptEnd(a.Done,u.CommandStart);n<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());const o=n>=0?n:s;return{type:"Select",pos:s,end:o,name:t,wordlist:i,body:this.makeCompoundList(e)}}testCommand(){const s=this.tok.next(u.CommandStart).pos,t=this.parseTestOr(),i=this.acceptEnd(a.DblRBracket,u.TestMode);i<0&&this.error("expected ']]' to close '[['",this.tok.getPos());const r=i>=0?i:s;return{type:"TestCommand",pos:s,end:r,expression:t}}parseTestOr(){const s=this.parseTestAnd();if(this.tok.peek(u.TestMode).token!==a.Or)return s;const t=[s];do this.tok.next(u.TestMode),t.push(this.parseTestAnd());while(this.tok.peek(u.TestMode).token===a.Or);return{type:"TestLogical",pos:s.pos,end:t[t.length-1].end,operator:"||",operands:t}}parseTestAnd(){const s=this.parseTestNot();if(this.tok.peek(u.TestMode).token!==a.And)return s;const t=[s];do this.tok.next(u.TestMode),t.push(this.parseTestNot());while(this.tok.peek(u.TestMode).token===a.And);return{type:"TestLogical",pos:s.pos,end:t[t.length-1].end,operator:"&&",operands:t}}parseTestNot(){let s=this.tok.peek(u.TestMode);if(!Ye(s))return this.parseTestPrimary();const t=[];for(;Ye(s);){const r=this.tok.next(u.TestMode);t.push({type:"Negation",pos:r.pos,end:r.end}),s=this.tok.peek(u.TestMode)}const i=this.parseTestPrimary();return{type:"TestNot",pos:t[0].pos,end:i.end,negations:t,operand:i}}parseTestPrimary(){if(this.tok.peek(u.TestMode).token===a.LParen){const o=this.tok.next(u.TestMode).pos;if(this.syntaxDepth>=V){this.error("maximum test group nesting depth exceeded",o);const d=this.tok.skipTestGroup();d<0&&this.error("expected ')' to close test group",this.tok.getPos());const l=d>=0?d:o,C=new at("",o,o);return{type:"TestGroup",pos:o,end:l,expression:{type:"TestUnary",pos:o,end:o,operator:"-n",operand:C}}}this.syntaxDepth++;const h=this.parseTestOr();this.syntaxDepth--;const p=this.acceptEnd(a.RParen,u.TestMode);p<0&&this.error("expected ')' to close test group",this.tok.getPos());const c=p>=0?p:o;return{type:"TestGroup",pos:o,end:c,expression:h}}const s=this.tok.next(u.TestMode);(s.token===a.And||s.token===a.Or)&&this.unexpectedToken(s);const t=s.value,i=s.pos,r=s.end;if(s.keywordEligible&&ti[t]===1){if(this.tok.peek(u.TestMode).token===a.Word){const h=this.readTestOperand();return{type:"TestUnary",pos:i,end:h.end,operator:t,operand:h}}this.error("expected operand after unary test operator",r);const o=new at("",r,r);return{type:"TestUnary",pos:i,end:r,operator:t,operand:o}}const e=this.tok.peek(u.TestMode);if(e.token===a.Word&&e.keywordEligible&&ei[e.value]===1){const o=this.tok.next(u.TestMode).value;let h;if(o==="=~"){const c=this.tok.readTestRegexWord();h=new at(this.source.slice(c.pos,c.end),c.pos,c.end,this.source,ze(this.tok.getSubstitutionContext()),this.depth)}else h=this.readTestOperand();const p=this.toWordFromPosEnd(s,i,r);return{type:"TestBinary",pos:i,end:h.end,operator:o,left:p,right:h}}const n=this.toWordFromPosEnd(s,i,r);return{type:"TestUnary",pos:i,end:n.end,operator:"-n",operand:n}}readTestOperand(){const s=this.tok.next(u.TestMode);return s.keywordEligible&&(s.value==="<"||s.value===">")&&this.error(`unexpected argument '${s.value}' to conditional operator`,s.pos),this.toWord(s)}functionDef(){const s=this.tok.next(u.CommandStart).pos,t=this.readWord(u.FunctionName);let i;if(this.tok.peek(u.CommandStart).token===a.LParen){const r=this.tok.next(u.CommandStart).pos;this.tok.peek(u.CommandStart).token===a.RParen?(this.tok.next(u.CommandStart),this.skipNewlines(u.CommandStart),i=this.commandAsBody()):i=this.withRedirects(this.subshellBody(r))}else this.skipNewlines(u.CommandStart),i=this.commandAsBody();return{type:"Function",pos:s,end:i.end,name:t,body:i}}simpleCommandOrFunction(s){const t=[],i=this.tok.peek(u.CommandStart).pos;let r=i,e=u.CommandStart;for(;;){const c=this.tok.peek(e).token;if(c===a.Assignment){const d=this.tok.next(e);r=d.end,t.push(this.parseAssignment(d))}else if(c===a.Redirect){const d=this.readRedirect(e);t.push(d),r=d.end}else break;e=u.CommandPrefix}if(this.tok.peek(u.Normal).token!==a.Word)return new Xe(i,r,void 0,t,[]);const n=this.tok.next(u.Normal),o=n.keywordEligible?n.value:"",h=this.toWord(n);e=Xs(o)?u.Declaration:o==="eval"||o==="let"?u.EvalArgument:u.Normal,r=h.end;const p=[];if(s)for(;this.tok.peek(u.CommandPrefix).token===a.Assignment;){const c=this.tok.next(u.CommandPrefix),d=e===u.Declaration?this.parseAssignment(c):this.toWord(c);p.push(d),r=d.end}if(this.tok.peek(e).token===a.LParen&&p.length===0&&(this.tok.next(u.Normal),this.tok.peek(u.Normal).token===a.RParen)){this.tok.next(u.Normal),this.skipNewlines(u.CommandStart);const c=this.commandAsBody();return{type:"Function",pos:h.pos,end:c.end,name:h,body:c}}for(;;){const c=this.tok.peek(e).token;if(c===a.Word||c===a.Assignment){const d=this.tok.next(e),l=c===a.Assignment?this.parseAssignment(d):this.toWord(d);p.push(l),r=l.end}else if(c===a.Redirect){const d=this.readRedirect(e);p.push(d),r=d.end}else break}return new Xe(i,r,h,t,p)}readRedirect(s){const t=this.tok.next(s),i=t.pos,r=t.end,e=t.fileDescriptor!==void 0?{type:"FileDescriptor",pos:i,end:t.descriptorEnd,value:t.fileDescriptor}:t.variableName!==void 0?{type:"FileDescriptorVariable",pos:i,end:t.descriptorEnd,name:t.variableName}:void 0,n=t.targetEnd>t.targetPos;if(n||this.error("expected redirect target",t.targetPos),t.value==="<<"||t.value==="<<-"){const h={type:"HereDoc",pos:i,end:r,operator:t.value,descriptor:e,delimiter:n?{type:"HereDocDelimiter",pos:t.targetPos,end:t.targetEnd,text:this.source.slice(t.targetPos,t.targetEnd),value:t.content??"",quoted:t.delimiterQuoted}:void 0,body:new Js(this.source,r,t.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),closing:void 0};return n&&this.tok.registerHereDocTarget(h),h}const o=n?new at(this.source.slice(t.targetPos,t.targetEnd),t.targetPos,t.targetEnd,this.source,Vt(this.tok.getSubstitutionContext()),this.depth):void 0;return t.value==="<<<"?{type:"HereString",pos:i,end:r,operator:"<<<",descriptor:e,target:o}:{type:"Redirect",pos:i,end:r,operator:Zs[t.value]??">",descriptor:e,target:o}}commandAsBody(){const s=this.command();return s&&s.type!=="Command"&&s.type!=="Function"&&s.type!=="Coproc"?s:(this.error("expected compound command as function body",s?.pos??this.tok.getPos()),this.makeCompoundList(s?[this.makeStatement(s)]:[]))}readWord(s){return this.toWord(this.tok.next(s))}readRequiredWord(s){const t=this.tok.peek(u.Normal);return t.token===a.Word?this.toWord(this.tok.next(u.Normal)):(t.token!==a.EOF&&this.error(`expected word after '${s}'`,t.pos),new at("",t.pos,t.pos))}toWord(s){const t=s.raw?s.value:this.source.slice(s.pos,s.end),i=s.raw&&s.keywordEligible?void 0:this.source;return new at(t,s.pos,s.end,i,i===void 0?Ke:Vt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(s,t,i){return s.pos===t&&s.end===i?this.toWord(s):new at(this.source.slice(t,i),t,i,this.source,Vt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(s){const t=s.raw?s.value:this.source.slice(s.pos,s.end);return new zs(t,s.pos,s.end,this.source,s.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(s){const t=this.tok.getPos(),i=s.length>0?s[0].pos:t,r=s.length>0?s[s.length-1].end:t;return{type:"CompoundList",pos:i,end:r,commands:s}}};function ni(s){return Ze(s)}function hi(s){const{commands:t,errors:i}=Ze(`: ${s}`),r=t[0]?.command;if(i!==void 0||t.length!==1||r?.type!=="Command")return null;const[e,...n]=r.suffix;return e?.type==="Word"&&n.length===0?e:null}function ke(s,t){if(s.type==="CommandExpansion"||s.type==="ProcessSubstitution"||s.type==="ArithmeticCommandExpansion"){s.script!==void 0&&t(s.script);return}Ws(s,i=>ke(i,t))}var ai=64,ts=3;function Zt(s,t,i,r){const e=[];r.loopExits.push(e),r.runList(s.commands,t,i),r.loopExits.pop();for(const n of e)Ot(t,Kt(t,n))}function ge(s,t){for(let i=0;i<ts;i+=1){const r=Bt(s);t(r);const e=i===ts-2?fs(s,r):Kt(s,{...r,ended:!1}),n=us(e,s);if(Ot(s,e),n)return}}function es(s,t,i,r,e){return ge(i,n=>{t!==void 0&&e.runList(t.commands,n,r),Zt(s,n,r,e)}),null}function ci(s,t,i){if(s.wordlist===void 0)return t.positional;const e=s.wordlist.map(n=>hs(n,i.scope(t))).flatMap(n=>n.flat());return e.length>ai?null:e}var di=s=>s.includes(Ae)?s.replaceAll(Ae,ht):s;function pi(s,t,i,r){const e=s.name.value,n=ci(s,t,r);if(n===null||s.type==="Select"){const o=n===null?ut:vt(...n);return ge(t,h=>{h.variables.set(e,o),Zt(s.body,h,i,r)}),null}for(const o of n)t.variables.set(e,vt(di(o))),ft(o)?ge(t,h=>Zt(s.body,h,i,r)):Zt(s.body,t,i,r),t.ended&&(t.ended=!1);return null}function te(s,t,i){const{substitute:r}=i.scope(t);ke(s,e=>r(e))}function li(s,t,i,r){const e=[];let n=t;for(const o of[s,...s.elif]){const{yes:h,no:p}=ds(o.clause.commands,n,i,r);Wt(o.then.commands,h,i,r),e.push(h),n=p}return s.else!==void 0&&Wt(s.else.commands,n,i,r),e.push(n),Ot(t,as(e)??n),null}function ui(s,t,i,r){te(s.word,t,r);const e=Bt(t);for(const{body:n}of s.items){const o=Bt(e);Wt(n.commands,o,i,r),Ot(t,Kt(t,o)),Ot(e,Kt(e,o))}return null}function ss(s,t,i,r){te(s,i,r);for(const[,e=""]of t.matchAll(/\b([A-Za-z_]\w{0,200})\b/g))i.variables.has(e)&&i.variables.set(e,ut);return""}function fi(s,t,i){const r=i.runNode(s.body,Bt(t),null);return t.variables.set(s.name?.value??"COPROC",{kind:"array",items:["63","60"]}),r}function ee(s,t){if(s.type==="TestBinary"&&/^-(?:eq|ne|lt|le|gt|ge)$/.test(s.operator))for(const{text:i}of[s.left,s.right])ls(i)&&t.shell.doubt(i,ns);else if(s.type==="TestLogical")for(const i of s.operands)ee(i,t);else s.type==="TestNot"?ee(s.operand,t):s.type==="TestGroup"&&ee(s.expression,t)}function mi(s,t,i,r){switch(s.type){case"Redirected":return ps(cs(s.redirects,t,i,r),t,e=>r.runNode(s.command,t,e));case"Subshell":return Wt(s.body.commands,Bt(t),i,r);case"BraceGroup":return Wt(s.body.commands,t,i,r);case"CompoundList":return Wt(s.commands,t,i,r);case"If":return li(s,t,i,r);case"Case":return ui(s,t,i,r);case"For":case"Select":return pi(s,t,i,r);case"While":return es(s.body,s.clause,t,i,r);case"ArithmeticFor":return ss(s,"",t,r),es(s.body,void 0,t,i,r);case"Function":return t.functions.set(s.name.value,[s.body]),s.name.value==="command_not_found_handle"&&r.runNode(s.body,Bt(t),null),"";case"Coproc":return fi(s,t,r);case"ArithmeticCommand":return ss(s,s.body,t,r);case"TestCommand":return ee(s.expression,r),te(s,t,r),"";default:return te(s,t,r),""}}var Ci={parse:ni,parseWord:hi,visitScripts:ke,runCompound:mi,expandParameter:Ts,expandBraces:ks};;return {SYNTAX: Ci};
|*/
/*| part core/shell/text-tools
const {toolPrograms: h} = await loadPart("shared/30");const {baseName: x} = await loadPart("shared/24");const {hasFlag: i,parseOptions: f,valuesOf: p} = await loadPart("shared/27");const {HOLE: y,STAR: v,hasMarks: w} = await loadPart("shared/25");var m={values:"oILlDxfWmO",outputs:["o"]},b={sort:{values:"oktST",long:"output= key= field-separator= buffer-size= temporary-directory= parallel= files0-from=",outputs:["o","output"]},uniq:{targets:"second",values:"fsw",long:"skip-fields= skip-chars= check-chars="},xxd:{targets:"second",values:"cglosnR"},iconv:{values:"fto",long:"output= from-code= to-code=",outputs:["o","output"]},shuf:{values:"oni",long:"output= head-count= input-range=",outputs:["o","output"]},tree:{values:"oLPI",outputs:["o"]},column:{values:"csoNtR"},openssl:{singleDash:!0,long:"out= keyout= outform= in= key= subj= days= newkey= CAserial=",outputs:["out","keyout"]},gpg:{values:"oru",long:"output= recipient= local-user= homedir=",outputs:["o","output"]},ld:m,as:m,rustc:{values:"oLlC",long:"out-dir= crate-type= edition= emit= target=",outputs:["o","out-dir"]},pandoc:{values:"oftrw",long:"output= from= to= template= extract-media= log=",outputs:["o","output","extract-media","log"]},dot:{values:"oTKGNE",outputs:["o"]},ffmpeg:{targets:"final",singleDash:!0,long:"i= f= c= c:v= c:a= vf= af= ss= t= to= r= s= b:v= b:a= map= vcodec= acodec= crf= preset= frames:v= vframes= filter_complex= loglevel= v="},convert:{targets:"last",singleDash:!0},yq:{targets:"rest",only:["i","inplace"],values:"opI",long:"inplace output-format= input-format="},jq:{values:"Lf",long:"arg= argjson= slurpfile= rawfile="},prettier:{targets:"all",only:["write","w"],recursive:!0,long:"write config= parser="},eslint:{targets:"all",only:["fix"],recursive:!0,values:"cfo",long:"fix config= ext= format= output-file= rule=",outputs:["o","output-file"]},gofmt:{targets:"all",only:["w"],recursive:!0,values:"r"},goimports:{targets:"all",only:["w"],recursive:!0},shfmt:{targets:"all",only:["w","write"],recursive:!0,values:"iln"},rustfmt:{targets:"all",except:["check"],long:"edition= config= config-path= emit="},"clang-format":{targets:"all",only:["i"],long:"style= assume-filename="},autopep8:{targets:"all",only:["in-place","i"],recursive:!0,long:"in-place max-line-length= aggressive"},black:{targets:"all",recursive:!0,values:"lctc",except:["check","diff"],long:"check diff line-length= config= target-version= exclude= include="},isort:{targets:"all",recursive:!0,except:["c","check","check-only","diff"],long:"check check-only diff profile="}},k=({args:e,state:r,shell:l})=>{const o=f(e,{values:"abClnt",long:"suffix-length= bytes= line-bytes= lines= number= additional-suffix= filter= numeric-suffixes? hex-suffixes? separator="});for(const u of p(o,"filter"))l.doubt(`split --filter ${u}`,"it runs a command for each part");if(i(o,"help","version"))return null;const t=o.operands[1]??"x";return l.write(r,t+v,"split"),null},$=({args:e,state:r,shell:l})=>{const o=f(e,{values:"fbn",long:"prefix= suffix-format= digits="}),[t="xx"]=p(o,"f","prefix");return l.write(r,t+v,"csplit"),null},O="directory= output= reject-file= input= strip= dry-run backup prefix= suffix= reverse forward",T=({args:e,state:r,shell:l,input:o})=>{const t=f(e,{values:"doripBzFDVYg",long:O});if(i(t,"dry-run","C"))return null;const[u="."]=p(t,"d","directory"),n=p(t,"o","output","r","reject-file");for(const a of n)a!=="-"&&l.write(r,a,"patch");const[c]=t.operands;if(i(t,"o","output"))return null;if(c!==void 0)return l.write(r,`${u}/${c}`,"patch"),null;const s=o===null||w(o)?[]:[...o.matchAll(/^(?:\+\+\+|---) ([^\t\n]+)/gm)].map(a=>a[1]??""),g=Number(p(t,"p","strip")[0]??"-1");if(!(s.length>0&&g>=0))l.write(r,u,"patch",{recursive:!0});else for(const a of s)a!=="/dev/null"&&l.write(r,`${u}/${a.split("/").slice(g).join("/")}`,"patch");return null},d=({name:e,args:r,state:l,shell:o})=>{const[t="",...u]=r,n=f(u,{values:"c",long:"write fix apply config= config-path= select= check diff unsafe"});if(!(e==="ruff"&&t==="format"&&!i(n,"check","diff"))&&!i(n,"write","fix","apply"))return null;for(const s of n.operands.length>0?n.operands:["."])o.write(l,s,`${e} ${t}`,{recursive:!0});return null},j=({name:e,args:r,state:l,shell:o})=>{const t=f(r,{values:"oILlDxfWmOU",long:"std= version help"});if(i(t,"E","M","version","help")||r.some(s=>/^-(?:fsyntax-only|v)$/.test(s))||t.operands.length===0)return null;const n=p(t,"o");for(const s of n)s!=="-"&&o.write(l,s,`${e} -o`);if(n.length>0)return null;const c=i(t,"c")?"o":i(t,"S")?"s":null;if(c===null)o.write(l,"a.out",e);else for(const s of t.operands)o.write(l,x(s).replace(/\.[^.]*$/,`.${c}`),e);return null},L=({args:e,state:r,shell:l})=>{const o=f(e,{values:"nf",long:"preview max-replacements= flags= fixed-strings"});if(!i(o,"p","preview"))for(const t of o.operands.slice(2))l.write(r,t,"sd");return null},N=({args:e,shell:r})=>(e.includes("-l")||r.doubt(["crontab",...e].join(" "),"it changes what runs later"),null),S={...h(b),split:k,csplit:$,patch:T,biome:d,ruff:d,...Object.fromEntries(["gcc","g++","cc","c++","clang","clang++"].map(e=>[e,j])),sd:L,crontab:N,at:({shell:e})=>(e.doubt(`at ${y}`,"it changes what runs later"),null)};;return {TEXT_TOOLS: S};
|*/
/*| part core/shell/wrappers
const {runner: i,wrapper: e} = await loadPart("shared/8");const {noteVariable: w} = await loadPart("shared/26");const {enterDirectory: c} = await loadPart("shared/22");const {forkState: m,textValue: v} = await loadPart("shared/29");const {hasFlag: g,parseOptions: f,valuesOf: d} = await loadPart("shared/27");const {HOLE: b} = await loadPart("shared/25");var O=t=>{const s=f(t.args,{values:"uCS",long:"unset= chdir= split-string= ignore-environment",stopAtOperand:!0}),o=m(t.state);for(const u of d(s,"C","chdir"))c(u,o);const r=[...d(s,"S","split-string").flatMap(u=>u.trim().split(/\s+/)),...s.operands],n=r.findIndex(u=>!/^[A-Za-z_]\w*=/.test(u));for(const u of n===-1?r:r.slice(0,n)){const a=u.indexOf("="),l=u.slice(0,a);o.variables.set(l,v(u.slice(a+1))),w(t.shell,l,[u.slice(a+1)]),o.exported=new Set([...o.exported,l])}return n===-1?null:t.shell.runWords(r.slice(n),o,t.input)},y=t=>{const o=f(t.args,{values:"ughpCrtTUDR",long:"user= group= chdir= host= prompt= close-from= role= type= other-user= chroot= command-timeout=",stopAtOperand:!0}),r=m(t.state);g(o,"H","i","login","set-home")&&r.variables.set("HOME",v(b));for(const n of d(o,"D","chdir"))c(n,r);if(g(o,"e","edit"))for(const n of o.operands)t.shell.write(r,n,"sudo -e");else return t.shell.runWords(o.operands.filter((n,u,a)=>u>0||!/^\w+=/.test(n)||a.length===0),r,t.input);return null},h=t=>{const{flags:s,operands:o}=f(t.args,{stopAtOperand:!0});if(s.has("v")||s.has("V"))return null;const r=t.state.functions.size===0?t.state:{...t.state,functions:new Map},n=t.shell.runWords(o,r,t.input);return r!==t.state&&Object.assign(t.state,{...r,functions:t.state.functions}),n},x=t=>{const s=f(t.args,{values:"oepsuEIOPSabX",long:"output=",stopAtOperand:!0});for(const o of d(s,"o","output"))t.shell.write(t.state,o,`${t.name} -o`);return t.shell.runWords(s.operands,t.state,t.input)},k=t=>{const s=f(t.args,{values:"of",long:"output= format=",stopAtOperand:!0});for(const o of d(s,"o","output"))t.shell.write(t.state,o,"time -o");return t.shell.runWords(s.operands,t.state,t.input)},p={values:"cpwC",long:"call= package= workspace= prefix="},A={env:O,sudo:y,doas:e({values:"uC"}),nohup:e({}),nice:e({values:"n",long:"adjustment="}),ionice:e({values:"cnpPu",long:"class= classdata="}),chrt:e({values:"TPD"},1),taskset:e({},1),timeout:e({values:"ks",long:"kill-after= signal="},1),gtimeout:e({values:"ks",long:"kill-after= signal="},1),stdbuf:e({values:"ioe",long:"input= output= error="}),setsid:e({}),setarch:e({},1),unshare:e({values:"SG"}),command:h,builtin:h,exec:e({values:"a"}),busybox:e({}),toybox:e({}),chronic:e({}),unbuffer:e({}),caffeinate:e({values:"tw"}),coproc:e({}),time:k,strace:x,ltrace:x,npx:i([],p),bunx:i([],p),pnpx:i([],p),uvx:i([],{long:"from= with= python=",values:"p"}),npm:i(["exec","x"],p),pnpm:i(["exec","dlx"],p),yarn:i(["exec","dlx"],p),uv:i(["run"],{long:"with= python= project= directory=",values:"p"}),poetry:i(["run"],{}),pipenv:i(["run"],{}),bundle:i(["exec"],{})};;return {WRAPPERS: A};
|*/
/*| part io/config-parser
const {isSafeGlob} = await loadPart("shared/1");const {openStateFolder,removeQuietly,replaceFile} = await loadPart("shared/9");const {OLDER_NAMES,environmentName,parseVariable} = (await loadPart("answers/pre-tool-use")).shared13;const {CADENCES,CORE_MODES,CRITICALITIES,DEFAULT_CONFIG,FAIL_MODES,GUARD_MODES,GUIDANCE_LEVELS,PLAN_ROOTS,PROFILES,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,UNRESOLVED_MODES} = (await loadPart("answers/pre-tool-use")).shared12;const {isRecord} = (await loadPart("answers/pre-tool-use")).shared20;const {__commonJS,__toESM} = (await loadPart("answers/pre-tool-use")).shared37;var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,s){"use strict";var r=1114112,t=class _ extends Error{constructor(l,o,h){super("[ParserError] "+l,o,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},a=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=r;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===r)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};a.END=r,a.Error=t,s.exports=a}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,s){"use strict";s.exports=r=>{const t=new Date(r);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,s){"use strict";s.exports=(r,t)=>{for(t=String(t);t.length<r;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`,a=`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`;return`${i}T${a}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,s){"use strict";var r=require_format_num(),t=global.Date,i=class extends t{constructor(a){super(a),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`}};s.exports=a=>{const n=new i(a);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(s){super(s),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const s=new TomlError(e.message);return s.code=e.code,s.wrapped=e,s},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,s){return hasOwnProperty.call(e,s)?!0:(s==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let s=Number(e);return Object.is(s,-0)&&(s=0),global.BigInt&&!Number.isSafeInteger(s)?new BoxedBigInt(e):Object.defineProperties(new Number(s),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const s=typeof e;if(s==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return s}function makeParserClass(e){class s extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return s}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,s){"use strict";s.exports=r;function r(t,i){if(t.pos==null||t.line==null)return t;let a=t.message;if(a+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let o=" ";for(;o.length<l;)o+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let c=String(h+1);if(c.length<l&&(c=" "+c),t.line===h){a+=c+"> "+n[h]+`
`,a+=o+"  ";for(let u=0;u<t.col;++u)a+=" ";a+=`^
`}else a+=c+": "+n[h]+`
`}}return t.message=a+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,s){"use strict";s.exports=i;var r=require_toml_parser(),t=require_parse_pretty_error();function i(a){global.Buffer&&global.Buffer.isBuffer(a)&&(a=a.toString("utf8"));const n=new r;try{return n.parse(a),n.finish()}catch(l){throw t(l,a)}}}}),import_parse_string=__toESM(require_parse_string(),1),PROSE_KEYS=new Set(["title","description","name","version","status","owner","tags","date","updated"]);function wrapPolicy(e){const{guardrails:s,schema_version:r,...t}=e,a={...Object.fromEntries(Object.entries(t).filter(([l])=>!PROSE_KEYS.has(l))),...isRecord(s)?s:{}};if(!("guardrails"in e)&&Object.keys(a).length===0)return{};const n=r===void 0||String(r)==="1"?{}:{schema_version:r};return{guardrails:{write_roots:PLAN_ROOTS,...n,...a}}}function createKeyLocator(e){let s;return r=>{s??=indexKeys(e);for(let t=r;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=s.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const s=new Map;let r="",t=!1;for(const[i,a]of e.split(`
`).entries()){const n=a.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const o=HEADER.exec(n)?.[1],h=o??KEY.exec(n)?.[1];if(h===void 0)continue;o!==void 0&&(r=unquote(o));const c=o!==void 0||r===""?unquote(h):`${r}.${unquote(h)}`;s.has(c)||s.set(c,i+1)}return s}function unquote(e){return e.split(".").map(s=>s.trim().replace(/^["']|["']$/g,"")).join(".")}var PROFILE_DEFAULTS={quiet:{"sections.project_context":!1,"sections.quality_context":!1,"sections.routing_hint":!1,"reinforcement.cadence":"after-compaction"},standard:{},strict:{"context_monitor.tone":"directive","escalation.gate_spawns":"ask","reinforcement.cadence":"every-prompt"}},store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,s){return store$1?.get(e)?.get(s)}function _stringify(e){const s=typeof e;return s==="string"?`"${e}"`:s==="number"||s==="bigint"||s==="boolean"?`${e}`:s==="object"||s==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":s}function _addIssue(e,s,r,t,i){const a=i&&"input"in i?i.input:r.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(a),o={kind:e.kind,type:e.type,input:a,expected:n,received:l,message:`Invalid ${s}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",c=i?.message??e.message??getSpecificMessage(e.reference,o.lang)??(h?getSchemaMessage(o.lang):null)??t.message??getGlobalMessage(o.lang);c!==void 0&&(o.message=typeof c=="function"?c(o):c),h&&(r.typed=!1),r.issues?r.issues.push(o):r.issues=[o]}function _isValidObjectKey(e,s){return Object.prototype.hasOwnProperty.call(e,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function _joinExpects(e,s){const r=[...new Set(e)];return r.length>1?`(${r.join(` ${s} `)})`:r[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:s=>e["~run"]({value:s},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,s){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"input",r,t),r}}}function gtValue(e,s){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(s,r){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"integer",s,r),s}}}function maxLength(e,s){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&r.value.length>this.requirement&&_addIssue(this,"length",r,t,{received:`${r.value.length}`}),r}}}function maxValue(e,s){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value<=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function minValue(e,s){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function regex(e,s){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement.test(r.value)&&_addIssue(this,"format",r,t),r}}}var ABORT_EARLY_CONFIG={abortEarly:!0};function getFallback(e,s,r){return typeof e.fallback=="function"?e.fallback(s,r):e.fallback}function getDefault(e,s,r){return typeof e.default=="function"?e.default(s,r):e.default}function is(e,s){return!e["~run"]({value:s},ABORT_EARLY_CONFIG).issues}function array(e,s){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:s,"~run"(r,t){const i=r.value;if(Array.isArray(i)){r.typed=!0,r.value=[];for(let a=0;a<i.length;a++){const n=i[a],l=this.item["~run"]({value:n},t);if(l.issues){const o={type:"array",origin:"value",input:i,key:a,value:n};for(const h of l.issues)h.path?h.path.unshift(o):h.path=[o],r.issues?.push(h);if(r.issues||(r.issues=l.issues),t.abortEarly){r.typed=!1;break}}l.typed||(r.typed=!1),r.value.push(l.value)}}else _addIssue(this,"type",r,t);return r}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(s,r){return typeof s.value=="boolean"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function custom(e,s){return _standardSchema({kind:"schema",type:"custom",reference:custom,expects:"unknown",async:!1,check:e,message:s,"~run"(r,t){return this.check(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(s,r){return typeof s.value=="number"&&!isNaN(s.value)?s.typed=!0:_addIssue(this,"type",s,r),s}})}function optional(e,s){return _standardSchema({kind:"schema",type:"optional",reference:optional,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:s,"~run"(r,t){return r.value===void 0&&(this.default!==void 0&&(r.value=getDefault(this,r,t)),r.value===void 0)?(r.typed=!0,r):this.wrapped["~run"](r,t)}})}function picklist(e,s){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:s,"~run"(r,t){return this.options.includes(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function record(e,s,r){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:s,message:r,"~run"(t,i){const a=t.value;if(a&&typeof a=="object"){t.typed=!0,t.value={};for(const n in a)if(_isValidObjectKey(a,n)){const l=a[n],o=this.key["~run"]({value:n},i);if(o.issues){const c={type:"object",origin:"key",input:a,key:n,value:l};for(const u of o.issues)u.path=[c],t.issues?.push(u);if(t.issues||(t.issues=o.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const c={type:"object",origin:"value",input:a,key:n,value:l};for(const u of h.issues)u.path?u.path.unshift(c):u.path=[c],t.issues?.push(u);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!o.typed||!h.typed)&&(t.typed=!1),o.typed&&(t.value[o.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function strictObject(e,s){return _standardSchema({kind:"schema",type:"strict_object",reference:strictObject,expects:"Object",async:!1,entries:e,message:s,"~run"(r,t){const i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(const a in this.entries){const n=this.entries[a];if(a in i||(n.type==="exact_optional"||n.type==="optional"||n.type==="nullish")&&n.default!==void 0){const l=a in i?i[a]:getDefault(n),o=n["~run"]({value:l},t);if(o.issues){const h={type:"object",origin:"value",input:i,key:a,value:l};for(const c of o.issues)c.path?c.path.unshift(h):c.path=[h],r.issues?.push(c);if(r.issues||(r.issues=o.issues),t.abortEarly){r.typed=!1;break}}o.typed||(r.typed=!1),r.value[a]=o.value}else if(n.fallback!==void 0)r.value[a]=getFallback(n);else if(n.type!=="exact_optional"&&n.type!=="optional"&&n.type!=="nullish"&&(_addIssue(this,"key",r,t,{input:void 0,expected:`"${a}"`,path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]}),t.abortEarly))break}if(!r.issues||!t.abortEarly){for(const a in i)if(!Object.prototype.hasOwnProperty.call(this.entries,a)){_addIssue(this,"key",r,t,{input:a,expected:"never",path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]});break}}}else _addIssue(this,"type",r,t);return r}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(s,r){return typeof s.value=="string"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(s,r){for(const t of e)if(t.kind!=="metadata"){if(s.issues&&(t.kind==="schema"||t.kind==="transformation")){s.typed=!1;break}(!s.issues||!r.abortEarly&&!r.abortPipeEarly)&&(s=t["~run"](s,r))}return s}})}function safeParse(e,s,r){const t=e["~run"]({value:s},getGlobalConfig(r));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}function createMemoryRules({onOff:e,ratio:s,logFiles:r,oneOf:t,wholeNumber:i}){return{"memory.markers":e,"memory.guidance":t(GUIDANCE_LEVELS),"memory.auto_capture.enabled":e,"memory.auto_capture.threshold":s,"memory.auto_capture.limit":i(0,10,"memories"),"memory.auto_capture.prompt_first":e,"memory.rotation.decision_logs":r,"memory.rotation.issue_logs":r,"memory.rotation.max_lines":i(1,1e6,"lines"),"memory.rotation.decision_days":i(0,36500,"days"),"memory.rotation.issue_days":i(0,36500,"days"),"memory.rotation.check_at_start":e,"memory.surface.limit":i(0,10,"memories"),"memory.surface.at_start":i(0,10,"memories")}}function isLogList(e){const s=r=>typeof r=="string"&&/^[\w.][\w./ -]{0,250}\.md$/.test(r)&&!r.includes("..");return Array.isArray(e)&&e.length<=20&&e.every(s)}function isPathList(e){const s=r=>typeof r=="string"&&/^(?!.*\.\.)[A-Za-z0-9_.][A-Za-z0-9_./ -]{0,255}$/.test(r);return Array.isArray(e)&&e.length<=10&&e.every(s)}var isName=e=>typeof e=="string"&&/^[A-Za-z][\w:-]{0,63}$/.test(e),isKeyword=e=>typeof e=="string"&&e.length<=80&&/[\p{L}\p{N}]/u.test(e),isKeywordList=e=>Array.isArray(e)&&e.length<=30&&e.every(isKeyword),FIELDS={intent:{isRequired:!0,check:isName},keywords:{isRequired:!0,check:e=>isKeywordList(e)&&e.length>0},negative_keywords:{isRequired:!1,check:isKeywordList},priority:{isRequired:!1,check:e=>Number.isInteger(e)&&Math.abs(e)<=1e3},agent:{isRequired:!0,check:isName},flag:{isRequired:!1,check:e=>typeof e=="string"&&/^[a-z][a-z0-9_]{0,59}$/.test(e)}};function isRouteList(e){return Array.isArray(e)&&e.length<=50&&e.every(isRoute)}function isRoute(e){if(typeof e!="object"||e===null||Array.isArray(e))return!1;const s=e;return Object.keys(s).every(r=>Object.hasOwn(FIELDS,r))&&Object.entries(FIELDS).every(([r,{isRequired:t,check:i}])=>s[r]===void 0?!t:i(s[r]))}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},wholeNumber=(e,s,r)=>({schema:pipe(number(),integer(),minValue(e),maxValue(s)),expected:`a whole number of ${r} from ${e} to ${s}`}),budget=wholeNumber(0,2500,"tokens"),oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),logFiles={schema:custom(isLogList),expected:"a list of at most 20 Markdown files in the project"},glob=pipe(string(),check(isSafeGlob)),globs=e=>pipe(array(glob),maxLength(e)),expectedGlobs=e=>`a list of at most ${e} globs with at most three wildcards each`,keepValid=e=>s=>{const r=Array.isArray(s)?s.filter(t=>is(e,t)).slice(0,100):[];return r.length===0?void 0:r},table=(e,s)=>pipe(custom(r=>!Array.isArray(r)),record(e,s)),toolName=pipe(string(),regex(/^[A-Za-z0-9_*:.-]{1,128}$/)),governed=table(glob,picklist(CRITICALITIES)),mode=oneOf(GUARD_MODES),architectureRule=strictObject({name:pipe(string(),regex(/^[\w .-]{1,60}$/)),files:globs(50),may_import:optional(globs(100)),never_import:optional(globs(100)),one_class_per_file:optional(boolean())}),operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(s=>[`context_monitor.thresholds.${e}.${s}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":{schema:globs(50),expected:expectedGlobs(50)},"governance.c4_files":{schema:globs(50),expected:expectedGlobs(50)},"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},profile:oneOf(PROFILES),"quality.sources":{schema:custom(isPathList),expected:"a list of at most 10 paths inside the project"},"reinforcement.cadence":oneOf(CADENCES),"reinforcement.files":{schema:globs(50),expected:expectedGlobs(50)},routing:{schema:custom(isRouteList),expected:"a list of at most 50 routes with intent, keywords and agent"},"budgets.session_start":budget,"budgets.user_prompt_submit":budget,...createMemoryRules({onOff,ratio,logFiles,oneOf,wholeNumber}),"compaction.core":oneOf(CORE_MODES),"guardrails.write_roots":{schema:globs(100),expected:expectedGlobs(100),salvage:e=>keepValid(glob)(e)??(Array.isArray(e)?[]:PLAN_ROOTS)},"guardrails.protected":{schema:globs(100),expected:expectedGlobs(100),salvage:keepValid(glob)},"guardrails.allowed_tools":{schema:pipe(array(toolName),maxLength(500)),expected:"a list of tool names, in which * stands for anything",salvage:keepValid(toolName)},"guardrails.mcp_writers":{schema:table(toolName,pipe(array(string()),maxLength(20))),expected:"a table of tool names, each with the list of its fields that hold paths"},"guardrails.governance":{schema:governed,expected:`a table of globs, each with one of ${CRITICALITIES.join(", ")}`,salvage:e=>{const r=(typeof e=="object"&&e!==null&&!Array.isArray(e)?Object.entries(e):[]).filter(t=>is(governed,Object.fromEntries([t])));return r.length===0?void 0:Object.fromEntries(r)}},"guardrails.architecture":{schema:pipe(array(architectureRule),maxLength(100)),expected:"a list of rules with name, files, and may_import, never_import or one_class_per_file",salvage:keepValid(architectureRule)},"guardrails.evaluator":onOff,"guardrails.unresolved":oneOf(UNRESOLVED_MODES),"guardrails.fail":oneOf(FAIL_MODES),"guardrails.deadline":wholeNumber(50,4e3,"milliseconds"),"guardrails.modes.allowed_tools":mode,"guardrails.modes.self_protection":mode,"guardrails.modes.confined_writes":mode,"guardrails.modes.write_size":mode,"guardrails.modes.tool_availability":mode,"guardrails.modes.plan_evaluator":mode,"guardrails.modes.architecture":mode,"guardrails.modes.governance":mode,"guardrails.modes.post_compaction_approval":mode,"guardrails.modes.stale_resumption":mode,"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.quality_context":onOff,"sections.quality_reinforcement":onOff,"sections.routing_hint":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff,"sections.track_context":onOff,"sections.recent_diff":onOff,"sections.test_output":onOff,"sections.write_check":onOff};function acceptsValue(e,s){return safeParse(CONFIG_RULES[e].schema,s).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(s=>`context_monitor.thresholds.${e}.${s}`))];function resolveConfig(e,s){const r={...DEFAULT_CONFIG},t={},i=[],a=new Map,n=(o,h,c,u,m)=>{const p=()=>{const f=i.length<1e3?m?.(o):void 0;return f===void 0?{path:u}:{path:u,line:f}};if(!isConfigKey(o)){i.push({code:"config-unknown-key",...p(),cause:shorten(o)});return}if(!acceptsValue(o,h)){const f=CONFIG_RULES[o].salvage?.(h);f!==void 0&&(r[o]=f,t[o]=c);const g=`${o} = ${describeValue(h)}, expected ${CONFIG_RULES[o].expected}`;i.push({code:"config-bad-value",...p(),cause:g,consequence:`${describeUsed(r[o])} is used`});return}r[o]=h,t[o]=c,a.set(o,u)};for(const o of e){const h=createKeyLocator(o.text),c=i.length;for(const[m,p]of flatten(o.values))n(m,p,o.name,o.path,h);const u=i.splice(c+MAX_PROBLEMS).length;u>0&&i.push({code:"config-bad-value",path:o.path,cause:`${u} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(o=>[environmentName(o),o]));for(const[o,h]of s){const c=l.get(o)??OLDER_NAMES[o]??o;n(c,parseSettingText(c,h),"environment",o)}layProfile(r,t);for(const o of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(o,r,t,a);h&&i.push(h)}return{config:r,origins:t,problems:i}}function layProfile(e,s){const r=e.profile;for(const[t,i]of Object.entries(PROFILE_DEFAULTS[r]))!isConfigKey(t)||s[t]!==void 0||(e[t]=i,s[t]=`profile ${r}`)}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function parseSettingText(e,s){const r=s.trim();if(/^[[{]/.test(r)&&isConfigKey(e))try{return JSON.parse(r)}catch{return r}return isConfigKey(e)&&acceptsValue(e,[])?r.split(",").map(t=>t.trim()).filter(t=>t!==""):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(r)?r==="1":r===""||isConfigKey(e)&&acceptsValue(e,r)?r:parseVariable(r)}function dropUnorderedThresholds(e,s,r,t){const i=e.filter(o=>s[o]!==null),a=i.map(o=>s[o]);if(a.every((o,h)=>h===0||o>(a[h-1]??0)))return null;const n=i.map((o,h)=>`${o} = ${a[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const o of i)s[o]=null,delete r[o];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,s=null,r=0){const t=s!==null&&isConfigKey(s)&&isRecord(DEFAULT_CONFIG[s]),i=isRecord(e)&&!t&&!(e instanceof Date)&&r<=6,a=i?Object.entries(e):[];s!==null&&(!i||a.length===0&&isConfigKey(s))&&(yield[s,e]);for(const[n,l]of a){const o=n===""?'""':n;yield*flatten(l,s===null?o:`${s}.${o}`,r+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeUsed(e){const s=typeof e=="object"&&e!==null?JSON.stringify(e):describeValue(e);return shorten(s)}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}async function resolveSources(e){const s=[],r=[];for(const i of e.files)try{s.push({...i,values:i.name==="policy"?await parsePolicy(i.text):(0,import_parse_string.default)(i.text)})}catch(a){const{layer:n,problem:l}=closeBrokenLayer(i,a);n!==null&&s.push(n),r.push(l)}const t=resolveConfig(s,e.variables);return{...t,problems:[...r,...t.problems]}}async function parsePolicy(e){const{parseYamlRecord:s}=await loadPart("io/yaml-file");return wrapPolicy(s(e))}function closeBrokenLayer(e,s){const r=describeSyntaxError(e,s);if(!e.text.includes("write_roots"))return{layer:null,problem:r};const t={guardrails:{write_roots:PLAN_ROOTS}},i=`until it is repaired, writes are confined to ${PLAN_ROOTS.join(" and ")}`;return{layer:{...e,values:t},problem:{...r,consequence:i}}}function describeSyntaxError({name:e,path:s},r){const t=r.line,i=e==="policy"?"its front matter is not valid YAML":"not valid TOML";return typeof t=="number"?{code:"config-syntax",path:s,line:t+1,cause:i}:{code:"config-syntax",path:s,cause:i}}function saveCache(e,s){try{replaceFile(openStateFolder(e,["cache"]),"config.json",s)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/path-patterns
const {isSafeGlob: Ce} = await loadPart("shared/1");const {__commonJS: ge,__toESM: ve} = (await loadPart("answers/pre-tool-use")).shared37;var de=ge({"node_modules/picomatch/lib/constants.js"(N,Y){"use strict";var S="\\\\/",C=`[^${S}]`,q=0,c="\\.",$="\\+",p="\\?",o="\\/",A="(?=.)",_="[^/]",O=`(?:${o}|$)`,v=`(?:^|${o})`,M=`${c}{1,2}${O}`,K=`(?!${c})`,w=`(?!${v}${M})`,F=`(?!${c}{0,1}${O})`,le=`(?!${M})`,Z=`[^.${o}]`,se=`${_}*?`,z="/",u={DOT_LITERAL:c,PLUS_LITERAL:$,QMARK_LITERAL:p,SLASH_LITERAL:o,ONE_CHAR:A,QMARK:_,END_ANCHOR:O,DOTS_SLASH:M,NO_DOT:K,NO_DOTS:w,NO_DOT_SLASH:F,NO_DOTS_SLASH:le,QMARK_NO_DOT:Z,STAR:se,START_ANCHOR:v,SEP:z},i={...u,SLASH_LITERAL:`[${S}]`,QMARK:C,STAR:`${C}*?`,DOTS_SLASH:`${c}{1,2}(?:[${S}]|$)`,NO_DOT:`(?!${c})`,NO_DOTS:`(?!(?:^|[${S}])${c}{1,2}(?:[${S}]|$))`,NO_DOT_SLASH:`(?!${c}{0,1}(?:[${S}]|$))`,NO_DOTS_SLASH:`(?!${c}{1,2}(?:[${S}]|$))`,QMARK_NO_DOT:`[^.${S}]`,START_ANCHOR:`(?:^|[${S}])`,END_ANCHOR:`(?:[${S}]|$)`,SEP:"\\"},e={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Y.exports={DEFAULT_MAX_EXTGLOB_RECURSION:q,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:e,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**@/**":"**","**@/**@/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(R){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${R.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(R){return R===!0?i:u}}}}),Se=ge({"node_modules/picomatch/lib/utils.js"(N){"use strict";var{REGEX_BACKSLASH:Y,REGEX_REMOVE_BACKSLASH:S,REGEX_SPECIAL_CHARS:C,REGEX_SPECIAL_CHARS_GLOBAL:q}=de();N.isObject=c=>c!==null&&typeof c=="object"&&!Array.isArray(c),N.hasRegexChars=c=>C.test(c),N.isRegexChar=c=>c.length===1&&N.hasRegexChars(c),N.escapeRegex=c=>c.replace(q,"\\$1"),N.toPosixSlashes=c=>c.replace(Y,"/"),N.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const c=navigator.platform.toLowerCase();return c==="win32"||c==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},N.removeBackslashes=c=>c.replace(S,$=>$==="\\"?"":$),N.escapeLast=(c,$,p)=>{const o=c.lastIndexOf($,p);return o===-1?c:c[o-1]==="\\"?N.escapeLast(c,$,o-1):`${c.slice(0,o)}\\${c.slice(o)}`},N.removePrefix=(c,$={})=>{let p=c;return p.startsWith("./")&&(p=p.slice(2),$.prefix="./"),p},N.wrapOutput=(c,$={},p={})=>{const o=p.contains?"":"^",A=p.contains?"":"$";let _=`${o}(?:${c})${A}`;return $.negated===!0&&(_=`(?:^(?!${_}).*$)`),_},N.basename=(c,{windows:$}={})=>{const p=c.split($?/[\\/]/:"/"),o=p[p.length-1];return o===""?p[p.length-2]:o}}}),$e=ge({"node_modules/picomatch/lib/scan.js"(N,Y){"use strict";var S=Se(),{CHAR_ASTERISK:C,CHAR_AT:q,CHAR_BACKWARD_SLASH:c,CHAR_COMMA:$,CHAR_DOT:p,CHAR_EXCLAMATION_MARK:o,CHAR_FORWARD_SLASH:A,CHAR_LEFT_CURLY_BRACE:_,CHAR_LEFT_PARENTHESES:O,CHAR_LEFT_SQUARE_BRACKET:v,CHAR_PLUS:M,CHAR_QUESTION_MARK:K,CHAR_RIGHT_CURLY_BRACE:w,CHAR_RIGHT_PARENTHESES:F,CHAR_RIGHT_SQUARE_BRACKET:le}=de(),Z=u=>u===A||u===c,se=u=>{u.isPrefix!==!0&&(u.depth=u.isGlobstar?1/0:1)},z=(u,i)=>{const e=i||{},R=u.length-1,E=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,h=[],l=[],f=[];let D=u,X=-1,k=0,ue=0,J=!1,ne=!1,I=!1,ce=!1,fe=!1,ae=!1,m=!1,oe=!1,he=!1,W=!1,Q=0,ee,g,d={value:"",depth:0,isGlob:!1};const t=()=>X>=R,j=()=>D.charCodeAt(X+1),G=()=>(ee=g,D.charCodeAt(++X));for(;X<R;){g=G();let y;if(g===c){m=d.backslashes=!0,g=G(),g===_&&(ae=!0);continue}if(ae===!0||g===_){for(Q++;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===_){Q++;continue}if(ae!==!0&&g===p&&(g=G())===p){if(J=d.isBrace=!0,I=d.isGlob=!0,W=!0,E===!0)continue;break}if(ae!==!0&&g===$){if(J=d.isBrace=!0,I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===w&&(Q--,Q===0)){ae=!1,J=d.isBrace=!0,W=!0;break}}if(E===!0)continue;break}if(g===A){if(h.push(X),l.push(d),d={value:"",depth:0,isGlob:!1},W===!0)continue;if(ee===p&&X===k+1){k+=2;continue}ue=X+1;continue}if(e.noext!==!0&&(g===M||g===q||g===C||g===K||g===o)===!0&&j()===O){if(I=d.isGlob=!0,ce=d.isExtglob=!0,W=!0,g===o&&X===k&&(he=!0),E===!0){let te=0;for(;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===O){te++;continue}if(g===F&&--te===0){W=!0;break}}continue}break}if(g===C){if(ee===C&&(fe=d.isGlobstar=!0),I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===K){if(I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===v){for(;t()!==!0&&(y=G());){if(y===c){m=d.backslashes=!0,G();continue}if(y===le){ne=d.isBracket=!0,I=d.isGlob=!0,W=!0;break}}if(E===!0)continue;break}if(e.nonegate!==!0&&g===o&&X===k){oe=d.negated=!0,k++;continue}if(e.noparen!==!0&&g===O){if(I=d.isGlob=!0,E===!0){let V=1;for(;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===O){V++;continue}if(g===F&&--V===0){W=!0;break}}continue}break}if(I===!0){if(W=!0,E===!0)continue;break}}e.noext===!0&&(ce=!1,I=!1);let B=D,s="",r="";k>0&&(s=D.slice(0,k),D=D.slice(k),ue-=k),B&&I===!0&&ue>0?(B=D.slice(0,ue),r=D.slice(ue)):I===!0?(B="",r=D):B=D,B&&B!==""&&B!=="/"&&B!==D&&Z(B.charCodeAt(B.length-1))&&(B=B.slice(0,-1)),e.unescape===!0&&(r&&(r=S.removeBackslashes(r)),B&&m===!0&&(B=S.removeBackslashes(B)));const re={prefix:s,input:u,start:k,base:B,glob:r,isBrace:J,isBracket:ne,isGlob:I,isExtglob:ce,isGlobstar:fe,negated:oe,negatedExtglob:he};if(e.tokens===!0&&(re.maxDepth=0,Z(g)||l.push(d),re.tokens=l),e.parts===!0||e.tokens===!0){let y;for(let P=0;P<h.length;P++){const Re=y!==void 0?y+1:k,xe=h[P],Ae=u.slice(Re,xe);e.tokens&&(P===0&&k!==0?(l[P].isPrefix=!0,l[P].value=s):l[P].value=Ae,se(l[P]),re.maxDepth+=l[P].depth),xe>=k&&(f.push(Ae),y=xe)}const V=y!==void 0?y+1:k,te=u.slice(V);f.push(te),e.tokens&&y&&y+1<u.length&&(l[l.length-1].value=te,se(l[l.length-1]),re.maxDepth+=l[l.length-1].depth),re.slashes=h,re.parts=f}return re};Y.exports=z}}),me=ge({"node_modules/picomatch/lib/parse.js"(N,Y){"use strict";var S=de(),C=Se(),{MAX_LENGTH:q,POSIX_REGEX_SOURCE:c,REGEX_NON_SPECIAL_CHARS:$,REGEX_SPECIAL_CHARS_BACKREF:p,REPLACEMENTS:o}=S,A=(u,i)=>{if(typeof i.expandRange=="function")return i.expandRange(...u,i);u.sort();const e=`[${u.join("-")}]`;try{new RegExp(e)}catch{return u.map(E=>C.escapeRegex(E)).join("..")}return e},_=(u,i)=>`Missing ${u}: "${i}" - use "\\\\${i}" to match literal characters`,O=u=>{const i=[];let e=0,R=0,E=0,h="",l=!1;for(const f of u){if(l===!0){h+=f,l=!1;continue}if(f==="\\"){h+=f,l=!0;continue}if(f==='"'){E=E===1?0:1,h+=f;continue}if(E===0){if(f==="[")e++;else if(f==="]"&&e>0)e--;else if(e===0){if(f==="(")R++;else if(f===")"&&R>0)R--;else if(f==="|"&&R===0){i.push(h),h="";continue}}}h+=f}return i.push(h),i},v=u=>{let i=!1;for(const e of u){if(i===!0){i=!1;continue}if(e==="\\"){i=!0;continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},M=u=>{let i=u.trim(),e=!0;for(;e===!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(i)&&(i=i.slice(2,-1),e=!0);if(v(i))return i.replace(/\\(.)/g,"$1")},K=u=>{const i=u.map(M).filter(Boolean);for(let e=0;e<i.length;e++)for(let R=e+1;R<i.length;R++){const E=i[e],h=i[R],l=E[0];if(!(!l||E!==l.repeat(E.length)||h!==l.repeat(h.length))&&(E===h||E.startsWith(h)||h.startsWith(E)))return!0}return!1},w=(u,i=!0)=>{if(u[0]!=="+"&&u[0]!=="*"||u[1]!=="(")return;let e=0,R=0,E=0,h=!1;for(let l=1;l<u.length;l++){const f=u[l];if(h===!0){h=!1;continue}if(f==="\\"){h=!0;continue}if(f==='"'){E=E===1?0:1;continue}if(E!==1){if(f==="["){e++;continue}if(f==="]"&&e>0){e--;continue}if(!(e>0)){if(f==="("){R++;continue}if(f===")"&&(R--,R===0))return i===!0&&l!==u.length-1?void 0:{type:u[0],body:u.slice(2,l),end:l}}}}},F=u=>`${u.length===1?C.escapeRegex(u[0]):`[${u.map(e=>C.escapeRegex(e)).join("")}]`}*`,le=u=>{let i=0;const e=[];for(;i<u.length;){const R=w(u.slice(i),!1);if(!R||R.type!=="*")return;const E=O(R.body).map(l=>l.trim());if(E.length!==1)return;const h=M(E[0]);if(!h||h.length!==1)return;e.push(h),i+=R.end+1}if(!(e.length<1))return e},Z=u=>{let i=0,e=u.trim(),R=w(e);for(;R;)i++,e=R.body.trim(),R=w(e);return i},se=(u,i)=>{if(i.maxExtglobRecursion===!1)return{risky:!1};const e=typeof i.maxExtglobRecursion=="number"?i.maxExtglobRecursion:S.DEFAULT_MAX_EXTGLOB_RECURSION,R=O(u).map(f=>f.trim());if(R.length>1&&(R.some(f=>f==="")||R.some(f=>/^[*?]+$/.test(f))||K(R)))return{risky:!0};const E=[];let h=!1,l=!0;for(const f of R){const D=le(f);if(D){h=!0,E.push(...D);continue}const X=M(f);if(X&&X.length===1){E.push(X);continue}if(l=!1,Z(f)>e)return{risky:!0}}return h?l?{risky:!0,safeOutput:F([...new Set(E)])}:{risky:!0}:{risky:!1}},z=(u,i)=>{if(typeof u!="string")throw new TypeError("Expected a string");u=o[u]||u;const e={...i},R=typeof e.maxLength=="number"?Math.min(q,e.maxLength):q;let E=u.length;if(E>R)throw new SyntaxError(`Input length: ${E}, exceeds maximum allowed length: ${R}`);const h={type:"bos",value:"",output:e.prepend||""},l=[h],f=e.capture?"":"?:",D=S.globChars(e.windows),X=S.extglobChars(D),{DOT_LITERAL:k,PLUS_LITERAL:ue,SLASH_LITERAL:J,ONE_CHAR:ne,DOTS_SLASH:I,NO_DOT:ce,NO_DOT_SLASH:fe,NO_DOTS_SLASH:ae,QMARK:m,QMARK_NO_DOT:oe,STAR:he,START_ANCHOR:W}=D,Q=a=>`(${f}(?:(?!${W}${a.dot?I:k}).)*?)`,ee=e.dot?"":ce,g=e.dot?m:oe;let d=e.bash===!0?Q(e):he;e.capture&&(d=`(${d})`),typeof e.noext=="boolean"&&(e.noextglob=e.noext);const t={input:u,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:l};u=C.removePrefix(u,t),E=u.length;const j=[],G=[],B=[];let s=h,r;const re=()=>t.index===E-1,y=t.peek=(a=1)=>u[t.index+a],V=t.advance=()=>u[++t.index]||"",te=()=>u.slice(t.index+1),P=(a="",T=0)=>{t.consumed+=a,t.index+=T},Re=a=>{t.output+=a.output!=null?a.output:a.value,P(a.value)},xe=()=>{let a=1;for(;y()==="!"&&(y(2)!=="("||y(3)==="?");)V(),t.start++,a++;return a%2===0?!1:(t.negated=!0,t.start++,!0)},Ae=a=>{t[a]++,B.push(a)},pe=a=>{t[a]--,B.pop()},x=a=>{if(s.type==="globstar"){const T=t.braces>0&&(a.type==="comma"||a.type==="brace"),n=a.extglob===!0||j.length&&(a.type==="pipe"||a.type==="paren");a.type!=="slash"&&a.type!=="paren"&&!T&&!n&&(t.output=t.output.slice(0,-s.output.length),s.type="star",s.value="*",s.output=d,t.output+=s.output)}if(j.length&&a.type!=="paren"&&(j[j.length-1].inner+=a.value),(a.value||a.output)&&Re(a),s&&s.type==="text"&&a.type==="text"){s.output=(s.output||s.value)+a.value,s.value+=a.value;return}a.prev=s,l.push(a),s=a},be=(a,T)=>{const n={...X[T],conditions:1,inner:""};n.prev=s,n.parens=t.parens,n.output=t.output,n.startIndex=t.index,n.tokensIndex=l.length;const b=(e.capture?"(":"")+n.open;Ae("parens"),x({type:a,value:T,output:t.output?"":ne}),x({type:"paren",extglob:!0,value:V(),output:b}),j.push(n)},ye=a=>{const T=u.slice(a.startIndex,t.index+1),n=u.slice(a.startIndex+2,t.index),b=se(n,e);if((a.type==="plus"||a.type==="star")&&b.risky){const H=b.safeOutput?(a.output?"":ne)+(e.capture?`(${b.safeOutput})`:b.safeOutput):void 0,ie=l[a.tokensIndex];ie.type="text",ie.value=T,ie.output=H||C.escapeRegex(T);for(let _e=a.tokensIndex+1;_e<l.length;_e++)l[_e].value="",l[_e].output="",delete l[_e].suffix;t.output=a.output+ie.output,t.backtrack=!0,x({type:"paren",extglob:!0,value:r,output:""}),pe("parens");return}let L=a.close+(e.capture?")":""),U;if(a.type==="negate"){let H=d;if(a.inner&&a.inner.length>1&&a.inner.includes("/")&&(H=Q(e)),(H!==d||re()||/^\)+$/.test(te()))&&(L=a.close=`)$))${H}`),a.inner.includes("*")&&(U=te())&&/^\.[^\\/.]+$/.test(U)){const ie=z(U,{...i,fastpaths:!1}).output;L=a.close=`)${ie})${H})`}a.prev.type==="bos"&&(t.negatedExtglob=!0)}x({type:"paren",extglob:!0,value:r,output:L}),pe("parens")};if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(u)){let a=!1,T=u.replace(p,(n,b,L,U,H,ie)=>U==="\\"?(a=!0,n):U==="?"?b?b+U+(H?m.repeat(H.length):""):ie===0?g+(H?m.repeat(H.length):""):m.repeat(L.length):U==="."?k.repeat(L.length):U==="*"?b?b+U+(H?d:""):d:b?n:`\\${n}`);return a===!0&&(e.unescape===!0?T=T.replace(/\\/g,""):T=T.replace(/\\+/g,n=>n.length%2===0?"\\\\":n?"\\":"")),T===u&&e.contains===!0?(t.output=u,t):(t.output=C.wrapOutput(T,t,i),t)}for(;!re();){if(r=V(),r==="\0")continue;if(r==="\\"){const n=y();if(n==="/"&&e.bash!==!0||n==="."||n===";")continue;if(!n){r+="\\",x({type:"text",value:r});continue}const b=/^\\+/.exec(te());let L=0;if(b&&b[0].length>2&&(L=b[0].length,t.index+=L,L%2!==0&&(r+="\\")),e.unescape===!0?r=V():r+=V(),t.brackets===0){x({type:"text",value:r});continue}}if(t.brackets>0&&(r!=="]"||s.value==="["||s.value==="[^")){if(e.posix!==!1&&r===":"){const n=s.value.slice(1);if(n.includes("[")&&(s.posix=!0,n.includes(":"))){const b=s.value.lastIndexOf("["),L=s.value.slice(0,b),U=s.value.slice(b+2),H=c[U];if(H){s.value=L+H,t.backtrack=!0,V(),!h.output&&l.indexOf(s)===1&&(h.output=ne);continue}}}(r==="["&&y()!==":"||r==="-"&&y()==="]")&&(r=`\\${r}`),r==="]"&&(s.value==="["||s.value==="[^")&&(r=`\\${r}`),e.posix===!0&&r==="!"&&s.value==="["&&(r="^"),s.value+=r,Re({value:r});continue}if(t.quotes===1&&r!=='"'){r=C.escapeRegex(r),s.value+=r,Re({value:r});continue}if(r==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&x({type:"text",value:r});continue}if(r==="("){Ae("parens"),x({type:"paren",value:r});continue}if(r===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(_("opening","("));const n=j[j.length-1];if(n&&t.parens===n.parens+1){ye(j.pop());continue}x({type:"paren",value:r,output:t.parens?")":"\\)"}),pe("parens");continue}if(r==="["){if(e.nobracket===!0||!te().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(_("closing","]"));r=`\\${r}`}else Ae("brackets");x({type:"bracket",value:r});continue}if(r==="]"){if(e.nobracket===!0||s&&s.type==="bracket"&&s.value.length===1){x({type:"text",value:r,output:`\\${r}`});continue}if(t.brackets===0){if(e.strictBrackets===!0)throw new SyntaxError(_("opening","["));x({type:"text",value:r,output:`\\${r}`});continue}pe("brackets");const n=s.value.slice(1);if(s.posix!==!0&&n[0]==="^"&&!n.includes("/")&&(r=`/${r}`),s.value+=r,Re({value:r}),e.literalBrackets===!1||C.hasRegexChars(n))continue;const b=C.escapeRegex(s.value);if(t.output=t.output.slice(0,-s.value.length),e.literalBrackets===!0){t.output+=b,s.value=b;continue}s.value=`(${f}${b}|${s.value})`,t.output+=s.value;continue}if(r==="{"&&e.nobrace!==!0){Ae("braces");const n={type:"brace",value:r,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};G.push(n),x(n);continue}if(r==="}"){const n=G[G.length-1];if(e.nobrace===!0||!n){x({type:"text",value:r,output:r});continue}let b=")";if(n.dots===!0){const L=l.slice(),U=[];for(let H=L.length-1;H>=0&&(l.pop(),L[H].type!=="brace");H--)L[H].type!=="dots"&&U.unshift(L[H].value);b=A(U,e),t.backtrack=!0}if(n.comma!==!0&&n.dots!==!0){const L=t.output.slice(0,n.outputIndex),U=t.tokens.slice(n.tokensIndex);n.value=n.output="\\{",r=b="\\}",t.output=L;for(const H of U)t.output+=H.output||H.value}x({type:"brace",value:r,output:b}),pe("braces"),G.pop();continue}if(r==="|"){j.length>0&&j[j.length-1].conditions++,x({type:"text",value:r});continue}if(r===","){let n=r;const b=G[G.length-1];b&&B[B.length-1]==="braces"&&(b.comma=!0,n="|"),x({type:"comma",value:r,output:n});continue}if(r==="/"){if(s.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",l.pop(),s=h;continue}x({type:"slash",value:r,output:J});continue}if(r==="."){if(t.braces>0&&s.type==="dot"){s.value==="."&&(s.output=k);const n=G[G.length-1];s.type="dots",s.output+=r,s.value+=r,n.dots=!0;continue}if(t.braces+t.parens===0&&s.type!=="bos"&&s.type!=="slash"){x({type:"text",value:r,output:k});continue}x({type:"dot",value:r,output:k});continue}if(r==="?"){if(!(s&&s.value==="(")&&e.noextglob!==!0&&y()==="("&&y(2)!=="?"){be("qmark",r);continue}if(s&&s.type==="paren"){const b=y();let L=r;(s.value==="("&&!/[!=<:]/.test(b)||b==="<"&&!/<([!=]|\w+>)/.test(te()))&&(L=`\\${r}`),x({type:"text",value:r,output:L});continue}if(e.dot!==!0&&(s.type==="slash"||s.type==="bos")){x({type:"qmark",value:r,output:oe});continue}x({type:"qmark",value:r,output:m});continue}if(r==="!"){if(e.noextglob!==!0&&y()==="("&&(y(2)!=="?"||!/[!=<:]/.test(y(3)))){be("negate",r);continue}if(e.nonegate!==!0&&t.index===0){xe();continue}}if(r==="+"){if(e.noextglob!==!0&&y()==="("&&y(2)!=="?"){be("plus",r);continue}if(s&&s.value==="("||e.regex===!1){x({type:"plus",value:r,output:ue});continue}if(s&&(s.type==="bracket"||s.type==="paren"||s.type==="brace")||t.parens>0){x({type:"plus",value:r});continue}x({type:"plus",value:ue});continue}if(r==="@"){if(e.noextglob!==!0&&y()==="("&&y(2)!=="?"){x({type:"at",extglob:!0,value:r,output:""});continue}x({type:"text",value:r});continue}if(r!=="*"){(r==="$"||r==="^")&&(r=`\\${r}`);const n=$.exec(te());n&&(r+=n[0],t.index+=n[0].length),x({type:"text",value:r});continue}if(s&&(s.type==="globstar"||s.star===!0)){s.type="star",s.star=!0,s.value+=r,s.output=d,t.backtrack=!0,t.globstar=!0,P(r);continue}let a=te();if(e.noextglob!==!0&&/^\([^?]/.test(a)){be("star",r);continue}if(s.type==="star"){if(e.noglobstar===!0){P(r);continue}const n=s.prev,b=n.prev,L=n.type==="slash"||n.type==="bos",U=b&&(b.type==="star"||b.type==="globstar");if(e.bash===!0&&(!L||a[0]&&a[0]!=="/")){x({type:"star",value:r,output:""});continue}const H=t.braces>0&&(n.type==="comma"||n.type==="brace"),ie=j.length&&(n.type==="pipe"||n.type==="paren");if(!L&&n.type!=="paren"&&!H&&!ie){x({type:"star",value:r,output:""});continue}for(;a.slice(0,3)==="/**";){const Ee=u[t.index+4];if(Ee&&Ee!=="/")break;a=a.slice(3),P("/**",3)}const _e=re()||t.parens>0&&a===")".repeat(t.parens)&&!j.some(Ee=>Ee.type==="negate");if(n.type==="bos"&&re()){s.type="globstar",s.value+=r,s.output=Q(e),t.output=s.output,t.globstar=!0,P(r);continue}if(n.type==="slash"&&n.prev.type!=="bos"&&!U&&_e){t.output=t.output.slice(0,-(n.output+s.output).length),n.output=`(?:${n.output}`,s.type="globstar",s.output=Q(e)+(e.strictSlashes?")":"|$)"),s.value+=r,t.globstar=!0,t.output+=n.output+s.output,P(r);continue}if(n.type==="slash"&&n.prev.type!=="bos"&&a[0]==="/"){const Ee=a[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(n.output+s.output).length),n.output=`(?:${n.output}`,s.type="globstar",s.output=`${Q(e)}${J}|${J}${Ee})`,s.value+=r,t.output+=n.output+s.output,t.globstar=!0,P(r+V()),x({type:"slash",value:"/",output:""});continue}if(n.type==="bos"&&a[0]==="/"){s.type="globstar",s.value+=r,s.output=`(?:^|${J}|${Q(e)}${J})`,t.output=s.output,t.globstar=!0,P(r+V()),x({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(0,-s.output.length),s.type="globstar",s.output=Q(e),s.value+=r,t.output+=s.output,t.globstar=!0,P(r);continue}const T={type:"star",value:r,output:d};if(e.bash===!0){T.output=".*?",(s.type==="bos"||s.type==="slash")&&(T.output=ee+T.output),x(T);continue}if(s&&(s.type==="bracket"||s.type==="paren")&&e.regex===!0){T.output=r,x(T);continue}(t.index===t.start||s.type==="slash"||s.type==="dot")&&(s.type==="dot"?(t.output+=fe,s.output+=fe):e.dot===!0?(t.output+=ae,s.output+=ae):(t.output+=ee,s.output+=ee),y()!=="*"&&(t.output+=ne,s.output+=ne)),x(T)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing","]"));t.output=C.escapeLast(t.output,"["),pe("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing",")"));t.output=C.escapeLast(t.output,"("),pe("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing","}"));t.output=C.escapeLast(t.output,"{"),pe("braces")}if(e.strictSlashes!==!0&&(s.type==="star"||s.type==="bracket")&&x({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(const a of t.tokens)t.output+=a.output!=null?a.output:a.value,a.suffix&&(t.output+=a.suffix)}return t};z.fastpaths=(u,i)=>{const e={...i},R=typeof e.maxLength=="number"?Math.min(q,e.maxLength):q,E=u.length;if(E>R)throw new SyntaxError(`Input length: ${E}, exceeds maximum allowed length: ${R}`);u=o[u]||u;const{DOT_LITERAL:h,SLASH_LITERAL:l,ONE_CHAR:f,DOTS_SLASH:D,NO_DOT:X,NO_DOTS:k,NO_DOTS_SLASH:ue,STAR:J,START_ANCHOR:ne}=S.globChars(e.windows),I=e.dot?k:X,ce=e.dot?ue:X,fe=e.capture?"":"?:",ae={negated:!1,prefix:""};let m=e.bash===!0?".*?":J;e.capture&&(m=`(${m})`);const oe=ee=>ee.noglobstar===!0?m:`(${fe}(?:(?!${ne}${ee.dot?D:h}).)*?)`,he=ee=>{switch(ee){case"*":return`${I}${f}${m}`;case".*":return`${h}${f}${m}`;case"*.*":return`${I}${m}${h}${f}${m}`;case"*@/*":return`${I}${m}${l}${f}${ce}${m}`;case"**":return I+oe(e);case"**@/*":return`(?:${I}${oe(e)}${l})?${ce}${f}${m}`;case"**@/*.*":return`(?:${I}${oe(e)}${l})?${ce}${m}${h}${f}${m}`;case"**@/.*":return`(?:${I}${oe(e)}${l})?${h}${f}${m}`;default:{const g=/^(.*?)\.(\w+)$/.exec(ee);if(!g)return;const d=he(g[1]);return d?d+h+g[2]:void 0}}},W=C.removePrefix(u,ae);let Q=he(W);return Q&&e.strictSlashes!==!0&&(Q+=`${l}?`),Q},Y.exports=z}}),He=ge({"node_modules/picomatch/lib/picomatch.js"(N,Y){"use strict";var S=$e(),C=me(),q=Se(),c=de(),$=o=>o&&typeof o=="object"&&!Array.isArray(o),p=(o,A,_=!1)=>{if(Array.isArray(o)){const Z=o.map(z=>p(z,A,_));return z=>{for(const u of Z){const i=u(z);if(i)return i}return!1}}const O=$(o)&&o.tokens&&o.input;if(o===""||typeof o!="string"&&!O)throw new TypeError("Expected pattern to be a non-empty string");const v=A||{},M=v.windows,K=O?p.compileRe(o,A):p.makeRe(o,A,!1,!0),w=K.state;delete K.state;let F=()=>!1;if(v.ignore){const Z={...A,ignore:null,onMatch:null,onResult:null};F=p(v.ignore,Z,_)}const le=(Z,se=!1)=>{const{isMatch:z,match:u,output:i}=p.test(Z,K,A,{glob:o,posix:M}),e={glob:o,state:w,regex:K,posix:M,input:Z,output:i,match:u,isMatch:z};return typeof v.onResult=="function"&&v.onResult(e),z===!1?(e.isMatch=!1,se?e:!1):F(Z)?(typeof v.onIgnore=="function"&&v.onIgnore(e),e.isMatch=!1,se?e:!1):(typeof v.onMatch=="function"&&v.onMatch(e),se?e:!0)};return _&&(le.state=w),le};p.test=(o,A,_,{glob:O,posix:v}={})=>{if(typeof o!="string")throw new TypeError("Expected input to be a string");if(o==="")return{isMatch:!1,output:""};const M=_||{},K=M.format||(v?q.toPosixSlashes:null);let w=o===O,F=w&&K?K(o):o;return w===!1&&(F=K?K(o):o,w=F===O),(w===!1||M.capture===!0)&&(M.matchBase===!0||M.basename===!0?w=p.matchBase(o,A,_,v):w=A.exec(F)),{isMatch:!!w,match:w,output:F}},p.matchBase=(o,A,_,O=_&&_.windows)=>(A instanceof RegExp?A:p.makeRe(A,_)).test(q.basename(o,{windows:O})),p.isMatch=(o,A,_)=>p(A,_)(o),p.parse=(o,A)=>Array.isArray(o)?o.map(_=>p.parse(_,A)):C(o,{...A,fastpaths:!1}),p.scan=(o,A)=>S(o,A),p.compileRe=(o,A,_=!1,O=!1)=>{if(_===!0)return o.output;const v=A||{},M=v.contains?"":"^",K=v.contains?"":"$";let w=`${M}(?:${o.output})${K}`;o&&o.negated===!0&&(w=`^(?!${w}).*$`);const F=p.toRegex(w,A);return O===!0&&(F.state=o),F},p.makeRe=(o,A={},_=!1,O=!1)=>{if(!o||typeof o!="string")throw new TypeError("Expected a non-empty string");let v={negated:!1,fastpaths:!0};return A.fastpaths!==!1&&(o[0]==="."||o[0]==="*")&&(v.output=C.fastpaths(o,A)),v.output||(v=C(o,A)),p.compileRe(v,A,_,O)},p.toRegex=(o,A)=>{try{const _=A||{};return new RegExp(o,_.flags||(_.nocase?"i":""))}catch(_){if(A&&A.debug===!0)throw _;return/$^/}},p.constants=c,Y.exports=p}}),Le=ge({"node_modules/picomatch/index.js"(N,Y){"use strict";var S=He(),C=Se();function q(c,$,p=!1){return $&&($.windows===null||$.windows===void 0)&&($={...$,windows:C.isWindows()}),S(c,$,p)}Object.assign(q,S),Y.exports=q}}),Te=ve(Le(),1),Oe=4096,we=/[^/]{256}/;function ke(N){if(!Ce(N))return()=>!1;const Y=(0,Te.default)(N,{dot:!0,nonegate:!0,noextglob:!0});return S=>S.length<=Oe&&!we.test(S)&&Y(S)};return {makeGlobTest: ke};
|*/
/*| part io/report
const {
  redactText,
  serializeEvent
} = await loadPart("shared/4");
const {
  appendState
} = await loadPart("shared/9");
const {
  readClock
} = (await loadPart("answers/pre-tool-use")).shared33;
const {
  writeSync
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  cleanText
} = await loadPart("shared/32");



// src/core/describe-problem.ts
var WORDINGS = {
  "stdin-unreadable": { failed: "Cannot read the hook input", consequence: "nothing was done" },
  "input-not-json": { failed: "Cannot parse the hook input", consequence: "nothing was done" },
  "input-wrong-shape": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "input-other-event": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "project-unknown": { failed: "Cannot tell the project folder", consequence: "nothing was done" },
  "config-unreadable": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-too-large": { failed: "Cannot use config", consequence: "this layer is ignored" },
  "config-syntax": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-unknown-key": { failed: "Unknown key in config", consequence: "it is ignored" },
  "config-bad-value": { failed: "Bad config value", consequence: "the default is used" },
  "config-not-increasing": {
    failed: "Bad config thresholds",
    consequence: "the thresholds of the criticality are used"
  },
  "transcript-unreadable": { failed: "Cannot read transcript", consequence: "the context is not measured" },
  "transcript-no-usage": {
    failed: "Cannot find a usage row in transcript",
    consequence: "the context is not measured"
  },
  "state-not-writable": { failed: "Cannot write", consequence: "it is not stored" },
  "state-busy": { failed: "Cannot lock", consequence: "nothing was changed" },
  "state-damaged": { failed: "Cannot use session state", consequence: "it is rebuilt from the session's checkpoints" },
  "checkpoint-damaged": { failed: "Cannot use checkpoint", consequence: "it is skipped, not deleted" },
  "orchestration-unreadable": { failed: "Cannot read", consequence: "the checkpoint has no resumption state" },
  "flags-unreadable": { failed: "Cannot read feature flags", consequence: "this layer is ignored" },
  "flag-bad-value": { failed: "Bad feature flag", consequence: "it is off" },
  "track-unusable": { failed: "Cannot tell the active track from", consequence: "no document of a track is loaded" },
  "documents-unusable": { failed: "Cannot compact the documents of", consequence: "they are left as they are" },
  "guard-failed": { failed: "Guard without a verdict", consequence: "the call goes through unjudged by it" },
  "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
  "answer-too-long": { failed: "No room in the answer for", consequence: "it is left out" },
  "log-not-rotated": { failed: "Cannot rotate", consequence: "no entry is lost and the log stays as it is" },
  "memory-not-in-git": { failed: "Cannot write", consequence: "the memory is kept in a file until git takes it" },
  "memory-index-old": {
    failed: "Cannot bring up to date",
    consequence: 'some memories are not found until "holdfast memory reindex" was run'
  },
  "memory-not-synced": { failed: "Cannot sync memories with", consequence: "they are kept here; sync again later" },
  "memory-unreadable": { failed: "Cannot read", consequence: "its memories are left out" }
};
function describeProblem(problem) {
  const wording = WORDINGS[problem.code];
  const where = problem.path === void 0 ? "" : ` "${problem.path}"${problem.line === void 0 ? "" : ` line ${problem.line}`}`;
  const cause = problem.cause === void 0 ? "" : `: ${problem.cause}`;
  return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`;
}

// src/io/report.ts
function reportProblems(problems, hook, projectDir, sessionId) {
  const distinct = dropRepeated(problems);
  const texts = distinct.map((problem) => redactText(cleanText(describeProblem(problem)).replace(/\s+/g, " ")));
  try {
    if (projectDir === null) throw new Error("no project");
    const at = readClock().toISOString();
    const lines = distinct.map(
      (problem, index) => serializeEvent({ event: "problem", hook, code: problem.code, text: texts[index] ?? "" }, at, sessionId)
    );
    appendState(projectDir, "events.jsonl", lines.join(""));
  } catch {
    writeSync(2, texts.map((text) => `holdfast ${hook}: ${text}
`).join(""));
  }
}
function dropRepeated(problems) {
  const seen = /* @__PURE__ *@/ new Set();
  return problems.filter((problem) => {
    const place = problem.code === "state-not-writable" ? "" : `${problem.path} ${problem.line}`;
    const key = `${problem.code} ${place} ${problem.cause}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
;return {reportProblems};
|*/
/*| part io/session-store
const {
  readSessionState
} = await loadPart("shared/2");





;return {readSessionState};
|*/
/*| part io/settings-text
const {isRecord: x} = (await loadPart("answers/pre-tool-use")).shared20;function W(e,l=!1){const t=e.length;let n=0,i="",r=0,g=16,o=0,f=0,k=0,u=0,a=0;function h(c,T){let m=0,p=0;for(;m<c||!T;){let s=e.charCodeAt(n);if(s>=48&&s<=57)p=p*16+s-48;else if(s>=65&&s<=70)p=p*16+s-65+10;else if(s>=97&&s<=102)p=p*16+s-97+10;else break;n++,m++}return m<c&&(p=-1),p}function w(c){n=c,i="",r=0,g=16,a=0}function O(){let c=n;if(e.charCodeAt(n)===48)n++;else for(n++;n<e.length&&d(e.charCodeAt(n));)n++;if(n<e.length&&e.charCodeAt(n)===46)if(n++,n<e.length&&d(e.charCodeAt(n)))for(n++;n<e.length&&d(e.charCodeAt(n));)n++;else return a=3,e.substring(c,n);let T=n;if(n<e.length&&(e.charCodeAt(n)===69||e.charCodeAt(n)===101))if(n++,(n<e.length&&e.charCodeAt(n)===43||e.charCodeAt(n)===45)&&n++,n<e.length&&d(e.charCodeAt(n))){for(n++;n<e.length&&d(e.charCodeAt(n));)n++;T=n}else a=3;return e.substring(c,T)}function v(){let c="",T=n;for(;;){if(n>=t){c+=e.substring(T,n),a=2;break}const m=e.charCodeAt(n);if(m===34){c+=e.substring(T,n),n++;break}if(m===92){if(c+=e.substring(T,n),n++,n>=t){a=2;break}switch(e.charCodeAt(n++)){case 34:c+='"';break;case 92:c+="\\";break;case 47:c+="/";break;case 98:c+="\b";break;case 102:c+="\f";break;case 110:c+=`
`;break;case 114:c+="\r";break;case 116:c+="	";break;case 117:const s=h(4,!0);s>=0?c+=String.fromCharCode(s):a=4;break;default:a=5}T=n;continue}if(m>=0&&m<=31)if(j(m)){c+=e.substring(T,n),a=2;break}else a=6;n++}return c}function A(){if(i="",a=0,r=n,f=o,u=k,n>=t)return r=t,g=17;let c=e.charCodeAt(n);if(M(c)){do n++,i+=String.fromCharCode(c),c=e.charCodeAt(n);while(M(c));return g=15}if(j(c))return n++,i+=String.fromCharCode(c),c===13&&e.charCodeAt(n)===10&&(n++,i+=`
`),o++,k=n,g=14;switch(c){case 123:return n++,g=1;case 125:return n++,g=2;case 91:return n++,g=3;case 93:return n++,g=4;case 58:return n++,g=6;case 44:return n++,g=5;case 34:return n++,i=v(),g=10;case 47:const T=n-1;if(e.charCodeAt(n+1)===47){for(n+=2;n<t&&!j(e.charCodeAt(n));)n++;return i=e.substring(T,n),g=12}if(e.charCodeAt(n+1)===42){n+=2;const m=t-1;let p=!1;for(;n<m;){const s=e.charCodeAt(n);if(s===42&&e.charCodeAt(n+1)===47){n+=2,p=!0;break}n++,j(s)&&(s===13&&e.charCodeAt(n)===10&&n++,o++,k=n)}return p||(n++,a=1),i=e.substring(T,n),g=13}return i+=String.fromCharCode(c),n++,g=16;case 45:if(i+=String.fromCharCode(c),n++,n===t||!d(e.charCodeAt(n)))return g=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return i+=O(),g=11;default:for(;n<t&&B(c);)n++,c=e.charCodeAt(n);if(r!==n){switch(i=e.substring(r,n),i){case"true":return g=8;case"false":return g=9;case"null":return g=7}return g=16}return i+=String.fromCharCode(c),n++,g=16}}function B(c){if(M(c)||j(c))return!1;switch(c){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function I(){let c;do c=A();while(c>=12&&c<=15);return c}return{setPosition:w,getPosition:()=>n,scan:l?I:A,getToken:()=>g,getTokenValue:()=>i,getTokenOffset:()=>r,getTokenLength:()=>n-r,getTokenStartLine:()=>f,getTokenStartCharacter:()=>r-u,getTokenError:()=>a}}function M(e){return e===32||e===9}function j(e){return e===10||e===13}function d(e){return e>=48&&e<=57}var Q;(function(e){e[e.lineFeed=10]="lineFeed",e[e.carriageReturn=13]="carriageReturn",e[e.space=32]="space",e[e._0=48]="_0",e[e._1=49]="_1",e[e._2=50]="_2",e[e._3=51]="_3",e[e._4=52]="_4",e[e._5=53]="_5",e[e._6=54]="_6",e[e._7=55]="_7",e[e._8=56]="_8",e[e._9=57]="_9",e[e.a=97]="a",e[e.b=98]="b",e[e.c=99]="c",e[e.d=100]="d",e[e.e=101]="e",e[e.f=102]="f",e[e.g=103]="g",e[e.h=104]="h",e[e.i=105]="i",e[e.j=106]="j",e[e.k=107]="k",e[e.l=108]="l",e[e.m=109]="m",e[e.n=110]="n",e[e.o=111]="o",e[e.p=112]="p",e[e.q=113]="q",e[e.r=114]="r",e[e.s=115]="s",e[e.t=116]="t",e[e.u=117]="u",e[e.v=118]="v",e[e.w=119]="w",e[e.x=120]="x",e[e.y=121]="y",e[e.z=122]="z",e[e.A=65]="A",e[e.B=66]="B",e[e.C=67]="C",e[e.D=68]="D",e[e.E=69]="E",e[e.F=70]="F",e[e.G=71]="G",e[e.H=72]="H",e[e.I=73]="I",e[e.J=74]="J",e[e.K=75]="K",e[e.L=76]="L",e[e.M=77]="M",e[e.N=78]="N",e[e.O=79]="O",e[e.P=80]="P",e[e.Q=81]="Q",e[e.R=82]="R",e[e.S=83]="S",e[e.T=84]="T",e[e.U=85]="U",e[e.V=86]="V",e[e.W=87]="W",e[e.X=88]="X",e[e.Y=89]="Y",e[e.Z=90]="Z",e[e.asterisk=42]="asterisk",e[e.backslash=92]="backslash",e[e.closeBrace=125]="closeBrace",e[e.closeBracket=93]="closeBracket",e[e.colon=58]="colon",e[e.comma=44]="comma",e[e.dot=46]="dot",e[e.doubleQuote=34]="doubleQuote",e[e.minus=45]="minus",e[e.openBrace=123]="openBrace",e[e.openBracket=91]="openBracket",e[e.plus=43]="plus",e[e.slash=47]="slash",e[e.formFeed=12]="formFeed",e[e.tab=9]="tab"})(Q||(Q={}));var L=new Array(20).fill(0).map((e,l)=>" ".repeat(l)),_=200,H={" ":{"\n":new Array(_).fill(0).map((e,l)=>`
`+" ".repeat(l)),"\r":new Array(_).fill(0).map((e,l)=>"\r"+" ".repeat(l)),"\r\n":new Array(_).fill(0).map((e,l)=>`\r
`+" ".repeat(l))},"	":{"\n":new Array(_).fill(0).map((e,l)=>`
`+"	".repeat(l)),"\r":new Array(_).fill(0).map((e,l)=>"\r"+"	".repeat(l)),"\r\n":new Array(_).fill(0).map((e,l)=>`\r
`+"	".repeat(l))}},C=[`
`,"\r",`\r
`];function ee(e,l,t){let n,i,r,g,o;if(l){for(g=l.offset,o=g+l.length,r=g;r>0&&!F(e,r-1);)r--;let m=o;for(;m<e.length&&!F(e,m);)m++;i=e.substring(r,m),n=ne(i,t)}else i=e,n=0,r=0,g=0,o=e.length;const f=te(t,e),k=C.includes(f);let u=0,a=0,h;t.insertSpaces?h=L[t.tabSize||4]??U(L[1],t.tabSize||4):h="	";const w=h==="	"?"	":" ";let O=W(i,!1),v=!1;function A(){if(u>1)return U(f,u)+U(h,n+a);const m=h.length*(n+a);return!k||m>H[w][f].length?f+U(h,n+a):m<=0?f:H[w][f][m]}function B(){let m=O.scan();for(u=0;m===15||m===14;)m===14&&t.keepLines?u+=1:m===14&&(u=1),m=O.scan();return v=m===16||O.getTokenError()!==0,m}const I=[];function c(m,p,s){!v&&(!l||p<o&&s>g)&&e.substring(p,s)!==m&&I.push({offset:p,length:s-p,content:m})}let T=B();if(t.keepLines&&u>0&&c(U(f,u),0,0),T!==17){let m=O.getTokenOffset()+r,p=h.length*n<20&&t.insertSpaces?L[h.length*n]:U(h,n);c(p,r,m)}for(;T!==17;){let m=O.getTokenOffset()+O.getTokenLength()+r,p=B(),s="",N=!1;for(;u===0&&(p===12||p===13);){let D=O.getTokenOffset()+r;c(L[1],m,D),m=O.getTokenOffset()+O.getTokenLength()+r,N=p===12,s=N?A():"",p=B()}if(p===2)T!==1&&a--,t.keepLines&&u>0||!t.keepLines&&T!==1?s=A():t.keepLines&&(s=L[1]);else if(p===4)T!==3&&a--,t.keepLines&&u>0||!t.keepLines&&T!==3?s=A():t.keepLines&&(s=L[1]);else{switch(T){case 3:case 1:a++,t.keepLines&&u>0||!t.keepLines?s=A():s=L[1];break;case 5:t.keepLines&&u>0||!t.keepLines?s=A():s=L[1];break;case 12:s=A();break;case 13:u>0?s=A():N||(s=L[1]);break;case 6:t.keepLines&&u>0?s=A():N||(s=L[1]);break;case 10:t.keepLines&&u>0?s=A():p===6&&!N&&(s="");break;case 7:case 8:case 9:case 11:case 2:case 4:t.keepLines&&u>0?s=A():(p===12||p===13)&&!N?s=L[1]:p!==5&&p!==17&&(v=!0);break;case 16:v=!0;break}u>0&&(p===12||p===13)&&(s=A())}p===17&&(t.keepLines&&u>0?s=A():s=t.insertFinalNewline?f:"");const $=O.getTokenOffset()+r;c(s,m,$),T=p}return I}function U(e,l){let t="";for(let n=0;n<l;n++)t+=e;return t}function ne(e,l){let t=0,n=0;const i=l.tabSize||4;for(;t<e.length;){let r=e.charAt(t);if(r===L[1])n++;else if(r==="	")n+=i;else break;t++}return Math.floor(n/i)}function te(e,l){for(let t=0;t<l.length;t++){const n=l.charAt(t);if(n==="\r")return t+1<l.length&&l.charAt(t+1)===`
`?`\r
`:"\r";if(n===`
`)return`
`}return e&&e.eol||`
`}function F(e,l){return`\r
`.indexOf(e.charAt(l))!==-1}var S;(function(e){e.DEFAULT={allowTrailingComma:!1}})(S||(S={}));function ie(e,l=[],t=S.DEFAULT){let n=null,i=[];const r=[];function g(f){Array.isArray(i)?i.push(f):n!==null&&(i[n]=f)}return G(e,{onObjectBegin:()=>{const f={};g(f),r.push(i),i=f,n=null},onObjectProperty:f=>{n=f},onObjectEnd:()=>{i=r.pop()},onArrayBegin:()=>{const f=[];g(f),r.push(i),i=f,n=null},onArrayEnd:()=>{i=r.pop()},onLiteralValue:g,onError:(f,k,u)=>{l.push({error:f,offset:k,length:u})}},t),i[0]}function le(e,l=[],t=S.DEFAULT){let n={type:"array",offset:-1,length:-1,children:[],parent:void 0};function i(f){n.type==="property"&&(n.length=f-n.offset,n=n.parent)}function r(f){return n.children.push(f),f}G(e,{onObjectBegin:f=>{n=r({type:"object",offset:f,length:-1,parent:n,children:[]})},onObjectProperty:(f,k,u)=>{n=r({type:"property",offset:k,length:-1,parent:n,children:[]}),n.children.push({type:"string",value:f,offset:k,length:u,parent:n})},onObjectEnd:(f,k)=>{i(f+k),n.length=f+k-n.offset,n=n.parent,i(f+k)},onArrayBegin:(f,k)=>{n=r({type:"array",offset:f,length:-1,parent:n,children:[]})},onArrayEnd:(f,k)=>{n.length=f+k-n.offset,n=n.parent,i(f+k)},onLiteralValue:(f,k,u)=>{r({type:fe(f),offset:k,length:u,parent:n,value:f}),i(k+u)},onSeparator:(f,k,u)=>{n.type==="property"&&(f===":"?n.colonOffset=k:f===","&&i(k))},onError:(f,k,u)=>{l.push({error:f,offset:k,length:u})}},t);const o=n.children[0];return o&&delete o.parent,o}function q(e,l){if(!e)return;let t=e;for(let n of l)if(typeof n=="string"){if(t.type!=="object"||!Array.isArray(t.children))return;let i=!1;for(const r of t.children)if(Array.isArray(r.children)&&r.children[0].value===n&&r.children.length===2){t=r.children[1],i=!0;break}if(!i)return}else{const i=n;if(t.type!=="array"||i<0||!Array.isArray(t.children)||i>=t.children.length)return;t=t.children[i]}return t}function G(e,l,t=S.DEFAULT){const n=W(e,!1),i=[];let r=0;function g(b){return b?()=>r===0&&b(n.getTokenOffset(),n.getTokenLength(),n.getTokenStartLine(),n.getTokenStartCharacter()):()=>!0}function o(b){return b?y=>r===0&&b(y,n.getTokenOffset(),n.getTokenLength(),n.getTokenStartLine(),n.getTokenStartCharacter()):()=>!0}function f(b){return b?y=>r===0&&b(y,n.getTokenOffset(),n.getTokenLength(),n.getTokenStartLine(),n.getTokenStartCharacter(),()=>i.slice()):()=>!0}function k(b){return b?()=>{r>0?r++:b(n.getTokenOffset(),n.getTokenLength(),n.getTokenStartLine(),n.getTokenStartCharacter(),()=>i.slice())===!1&&(r=1)}:()=>!0}function u(b){return b?()=>{r>0&&r--,r===0&&b(n.getTokenOffset(),n.getTokenLength(),n.getTokenStartLine(),n.getTokenStartCharacter())}:()=>!0}const a=k(l.onObjectBegin),h=f(l.onObjectProperty),w=u(l.onObjectEnd),O=k(l.onArrayBegin),v=u(l.onArrayEnd),A=f(l.onLiteralValue),B=o(l.onSeparator),I=g(l.onComment),c=o(l.onError),T=t&&t.disallowComments,m=t&&t.allowTrailingComma;function p(){for(;;){const b=n.scan();switch(n.getTokenError()){case 4:s(14);break;case 5:s(15);break;case 3:s(13);break;case 1:T||s(11);break;case 2:s(12);break;case 6:s(16);break}switch(b){case 12:case 13:T?s(10):I();break;case 16:s(1);break;case 15:case 14:break;default:return b}}}function s(b,y=[],z=[]){if(c(b),y.length+z.length>0){let V=n.getToken();for(;V!==17;){if(y.indexOf(V)!==-1){p();break}else if(z.indexOf(V)!==-1)break;V=p()}}}function N(b){const y=n.getTokenValue();return b?A(y):(h(y),i.push(y)),p(),!0}function $(){switch(n.getToken()){case 11:const b=n.getTokenValue();let y=Number(b);isNaN(y)&&(s(2),y=0),A(y);break;case 7:A(null);break;case 8:A(!0);break;case 9:A(!1);break;default:return!1}return p(),!0}function D(){return n.getToken()!==10?(s(3,[],[2,5]),!1):(N(!1),n.getToken()===6?(B(":"),p(),J()||s(4,[],[2,5])):s(5,[],[2,5]),i.pop(),!0)}function P(){a(),p();let b=!1;for(;n.getToken()!==2&&n.getToken()!==17;){if(n.getToken()===5){if(b||s(4,[],[]),B(","),p(),n.getToken()===2&&m)break}else b&&s(6,[],[]);D()||s(4,[],[2,5]),b=!0}return w(),n.getToken()!==2?s(7,[2],[]):p(),!0}function K(){O(),p();let b=!0,y=!1;for(;n.getToken()!==4&&n.getToken()!==17;){if(n.getToken()===5){if(y||s(4,[],[]),B(","),p(),n.getToken()===4&&m)break}else y&&s(6,[],[]);b?(i.push(0),b=!1):i[i.length-1]++,J()||s(4,[],[4,5]),y=!0}return v(),b||i.pop(),n.getToken()!==4?s(8,[4],[]):p(),!0}function J(){switch(n.getToken()){case 3:return K();case 1:return P();case 10:return N(!0);default:return $()}}return p(),n.getToken()===17?t.allowEmptyContent?!0:(s(4,[],[]),!1):J()?(n.getToken()!==17&&s(9,[],[]),!0):(s(4,[],[]),!1)}function fe(e){switch(typeof e){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(e){if(Array.isArray(e))return"array"}else return"null";return"object"}default:return"null"}}function re(e,l,t,n){const i=l.slice(),g=le(e,[]);let o,f;for(;i.length>0&&(f=i.pop(),o=q(g,i),o===void 0&&t!==void 0);)typeof f=="string"?t={[f]:t}:t=[t];if(o)if(o.type==="object"&&typeof f=="string"&&Array.isArray(o.children)){const k=q(o,[f]);if(k!==void 0)if(t===void 0){if(!k.parent)throw new Error("Malformed AST");const u=o.children.indexOf(k.parent);let a,h=k.parent.offset+k.parent.length;if(u>0){let w=o.children[u-1];a=w.offset+w.length}else a=o.offset+1,o.children.length>1&&(h=o.children[1].offset);return E(e,{offset:a,length:h-a,content:""},n)}else return E(e,{offset:k.offset,length:k.length,content:JSON.stringify(t)},n);else{if(t===void 0)return[];const u=`${JSON.stringify(f)}: ${JSON.stringify(t)}`,a=n.getInsertionIndex?n.getInsertionIndex(o.children.map(w=>w.children[0].value)):o.children.length;let h;if(a>0){let w=o.children[a-1];h={offset:w.offset+w.length,length:0,content:","+u}}else o.children.length===0?h={offset:o.offset+1,length:0,content:u}:h={offset:o.offset+1,length:0,content:u+","};return E(e,h,n)}}else if(o.type==="array"&&typeof f=="number"&&Array.isArray(o.children)){const k=f;if(k===-1){const u=`${JSON.stringify(t)}`;let a;if(o.children.length===0)a={offset:o.offset+1,length:0,content:u};else{const h=o.children[o.children.length-1];a={offset:h.offset+h.length,length:0,content:","+u}}return E(e,a,n)}else if(t===void 0&&o.children.length>=0){const u=f,a=o.children[u];let h;if(o.children.length===1)h={offset:o.offset+1,length:o.length-2,content:""};else if(o.children.length-1===u){let w=o.children[u-1],O=w.offset+w.length,v=o.offset+o.length;h={offset:O,length:v-2-O,content:""}}else h={offset:a.offset,length:o.children[u+1].offset-a.offset,content:""};return E(e,h,n)}else if(t!==void 0){let u;const a=`${JSON.stringify(t)}`;if(!n.isArrayInsertion&&o.children.length>f){const h=o.children[f];u={offset:h.offset,length:h.length,content:a}}else if(o.children.length===0||f===0)u={offset:o.offset+1,length:0,content:o.children.length===0?a:a+","};else{const h=f>o.children.length?o.children.length:f,w=o.children[h-1];u={offset:w.offset+w.length,length:0,content:","+a}}return E(e,u,n)}else throw new Error(`Can not ${t===void 0?"remove":n.isArrayInsertion?"insert":"modify"} Array index ${k} as length is not sufficient`)}else throw new Error(`Can not add ${typeof f!="number"?"index":"property"} to parent of type ${o.type}`);else{if(t===void 0)throw new Error("Can not delete in empty document");return E(e,{offset:g?g.offset:0,length:g?g.length:0,content:JSON.stringify(t)},n)}}function E(e,l,t){if(!t.formattingOptions)return[l];let n=R(e,l),i=l.offset,r=l.offset+l.content.length;if(l.length===0||l.content.length===0){for(;i>0&&!F(n,i-1);)i--;for(;r<n.length&&!F(n,r);)r++}const g=ee(n,{offset:i,length:r-i},{...t.formattingOptions,keepLines:!1});for(let f=g.length-1;f>=0;f--){const k=g[f];n=R(n,k),i=Math.min(i,k.offset),r=Math.max(r,k.offset+k.length),r+=k.content.length-k.length}const o=e.length-(n.length-r)-i;return[{offset:i,length:o,content:n.substring(i,r)}]}function R(e,l){return e.substring(0,l.offset)+l.content+e.substring(l.offset+l.length)}var X;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="InvalidUnicode",e[e.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(X||(X={}));var Y;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.ColonToken=6]="ColonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(Y||(Y={}));var se=ie,Z;(function(e){e[e.InvalidSymbol=1]="InvalidSymbol",e[e.InvalidNumberFormat=2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=12]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=16]="InvalidCharacter"})(Z||(Z={}));function oe(e,l,t,n){return re(e,l,t,n)}function ue(e,l){let t=l.slice(0).sort((i,r)=>{const g=i.offset-r.offset;return g===0?i.length-r.length:g}),n=e.length;for(let i=t.length-1;i>=0;i--){let r=t[i];if(r.offset+r.length<=n)e=R(e,r);else throw new Error("Overlapping edit");n=r.offset}return e}function ce(e){if(e.trim()==="")return{};const l=[],t=se(e,l,{allowTrailingComma:!0});return l.length===0&&x(t)?t:null}function ge(e,l){const t=pe(e);let n=e.trim()===""?`{}${t.eol}`:e;for(const{path:i,value:r}of l){const g=i.at(-1)===-1;n=ue(n,oe(n,[...i],r,{formattingOptions:t,isArrayInsertion:g}))}return n}function pe(e){const l=/^[ \t]*\{\s*?\n([ \t]+)\S/.exec(e)?.[1]??"  ";return{insertSpaces:!l.startsWith("	"),tabSize:l.startsWith("	")?1:l.length,eol:e.includes(`\r
`)?`\r
`:`
`}};return {editSettings: ge,parseSettings: ce};
|*/
/*| part io/yaml-file
const {isRecord: wt} = (await loadPart("answers/pre-tool-use")).shared20;var Ye=Symbol.for("yaml.alias"),Je=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),kt=Symbol.for("yaml.pair"),R=Symbol.for("yaml.scalar"),z=Symbol.for("yaml.seq"),B=Symbol.for("yaml.node.type"),Z=e=>!!e&&typeof e=="object"&&e[B]===Ye,he=e=>!!e&&typeof e=="object"&&e[B]===Je,de=e=>!!e&&typeof e=="object"&&e[B]===J,T=e=>!!e&&typeof e=="object"&&e[B]===kt,E=e=>!!e&&typeof e=="object"&&e[B]===R,pe=e=>!!e&&typeof e=="object"&&e[B]===z;function I(e){if(e&&typeof e=="object")switch(e[B]){case J:case z:return!0}return!1}function L(e){if(e&&typeof e=="object")switch(e[B]){case Ye:case J:case R:case z:return!0}return!1}var St=e=>(E(e)||I(e))&&!!e.anchor,_=Symbol("break visit"),vt=Symbol("skip children"),q=Symbol("remove node");function x(e,t){const s=Nt(t);he(e)?ee(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):ee(null,e,s,Object.freeze([]))}x.BREAK=_,x.SKIP=vt,x.REMOVE=q;function ee(e,t,s,n){const i=Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),ee(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=ee(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=ee("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=ee("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}async function Ge(e,t){const s=Nt(t);he(e)?await te(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):await te(null,e,s,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=vt,Ge.REMOVE=q;async function te(e,t,s,n){const i=await Ot(e,t,s,n);if(L(i)||T(i))return At(e,n,i),te(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=await te(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=await te("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=await te("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}function Nt(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Ot(e,t,s,n){if(typeof s=="function")return s(e,t,n);if(de(t))return s.Map?.(e,t,n);if(pe(t))return s.Seq?.(e,t,n);if(T(t))return s.Pair?.(e,t,n);if(E(t))return s.Scalar?.(e,t,n);if(Z(t))return s.Alias?.(e,t,n)}function At(e,t,s){const n=t[t.length-1];if(I(n))n.items[e]=s;else if(T(n))e==="key"?n.key=s:n.value=s;else if(he(n))n.contents=s;else{const i=Z(n)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}var Ls={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},$s=e=>e.replace(/[!,[\]{}]/g,t=>Ls[t]),se=class V{constructor(t,s){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,s)}clone(){const t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new V(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,s){this.atNextDocument&&(this.yaml={explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);const n=t.trim().split(/[ \t]+/),i=n.shift();switch(i){case"%TAG":{if(n.length!==2&&(s(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;const[r,o]=n;return this.tags[r]=o,!0}case"%YAML":{if(this.yaml.explicit=!0,n.length!==1)return s(0,"%YAML directive should contain exactly one part"),!1;const[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{const o=/^\d+\.\d+$/.test(r);return s(6,`Unsupported YAML version ${r}`,o),!1}}default:return s(0,`Unknown directive ${i}`,!0),!1}}tagName(t,s){if(t==="!")return"!";if(t[0]!=="!")return s(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const o=t.slice(2,-1);return o==="!"||o==="!!"?(s(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&s("Verbatim tags must end with a >"),o)}const[,n,i]=t.match(/^(.*!)([^!]*)$/s);i||s(`The ${t} tag has no suffix`);const r=this.tags[n];if(r)try{return r+decodeURIComponent(i)}catch(o){return s(String(o)),null}return n==="!"?t:(s(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[s,n]of Object.entries(this.tags))if(t.startsWith(n))return s+$s(t.substring(n.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const s=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(this.tags);let i;if(t&&n.length>0&&L(t.contents)){const r={};x(t.contents,(o,a)=>{L(a)&&a.tag&&(r[a.tag]=!0)}),i=Object.keys(r)}else i=[];for(const[r,o]of n)r==="!!"&&o==="tag:yaml.org,2002:"||(!t||i.some(a=>a.startsWith(o)))&&s.push(`%TAG ${r} ${o}`);return s.join(`
`)}};se.defaultYaml={explicit:!1,version:"1.2"},se.defaultTags={"!!":"tag:yaml.org,2002:"};function Et(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){const s=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(s)}return!0}function Tt(e){const t=new Set;return x(e,{Value(s,n){n.anchor&&t.add(n.anchor)}}),t}function It(e,t){for(let s=1;;++s){const n=`${e}${s}`;if(!t.has(n))return n}}function Cs(e,t){const s=[],n=new Map;let i=null;return{onAnchor:r=>{s.push(r),i??(i=Tt(e));const o=It(t,i);return i.add(o),o},setAnchors:()=>{for(const r of s){const o=n.get(r);if(typeof o=="object"&&o.anchor&&(E(o.node)||I(o.node)))o.node.anchor=o.anchor;else{const a=new Error("Failed to resolve repeated object (this should not happen)");throw a.source=r,a}}},sourceObjects:n}}function ne(e,t,s,n){if(n&&typeof n=="object")if(Array.isArray(n))for(let i=0,r=n.length;i<r;++i){const o=n[i],a=ne(e,n,String(i),o);a===void 0?delete n[i]:a!==o&&(n[i]=a)}else if(n instanceof Map)for(const i of Array.from(n.keys())){const r=n.get(i),o=ne(e,n,i,r);o===void 0?n.delete(i):o!==r&&n.set(i,o)}else if(n instanceof Set)for(const i of Array.from(n)){const r=ne(e,n,i,i);r===void 0?n.delete(i):r!==i&&(n.delete(i),n.add(r))}else for(const[i,r]of Object.entries(n)){const o=ne(e,n,i,r);o===void 0?delete n[i]:o!==r&&(n[i]=o)}return e.call(t,s,n)}function K(e,t,s){if(Array.isArray(e))return e.map((n,i)=>K(n,String(i),s));if(e&&typeof e.toJSON=="function"){if(!s||!St(e))return e.toJSON(t,s);const n={aliasCount:0,count:1,res:void 0};s.anchors.set(e,n),s.onCreate=r=>{n.res=r,delete s.onCreate};const i=e.toJSON(t,s);return s.onCreate&&s.onCreate(i),i}return typeof e=="bigint"&&!s?.keep?Number(e):e}var Qe=class{constructor(e){Object.defineProperty(this,B,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:t,maxAliasCount:s,onAnchor:n,reviver:i}={}){if(!he(e))throw new TypeError("A document argument is required");const r={anchors:new Map,doc:e,keep:!0,mapAsMap:t===!0,mapKeyWarned:!1,maxAliasCount:typeof s=="number"?s:100},o=K(this,"",r);if(typeof n=="function")for(const{count:a,res:l}of r.anchors.values())n(l,a);return typeof i=="function"?ne(i,{"":o},"",o):o}},We=class extends Qe{constructor(e){super(Ye),this.source=e,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e,t){if(t?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let s;t?.aliasResolveCache?s=t.aliasResolveCache:(s=[],x(e,{Node:(i,r)=>{(Z(r)||St(r))&&s.push(r)}}),t&&(t.aliasResolveCache=s));let n;for(const i of s){if(i===this)break;i.anchor===this.source&&(n=i)}if(n&&t){const{anchors:i,doc:r,maxAliasCount:o}=t;let a=i.get(n);if(a||(K(n,null,t),a=i.get(n)),a?.res===void 0){const l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(o>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=Ne(r,n,i)),a.count*a.aliasCount>o)){const l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return n}toJSON(e,t){if(!t)return{source:this.source};const s=this.resolve(t.doc,t);if(!s){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return t.anchors.get(s).res}toString(e,t,s){const n=`*${this.source}`;if(e){if(Et(this.source),e.options.verifyAliasOrder&&!e.anchors.has(this.source)){const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(i)}if(e.implicitKey)return`${n} `}return n}};function Ne(e,t,s){if(Z(t)){const n=t.resolve(e),i=s&&n&&s.get(n);return i?i.count*i.aliasCount:0}else if(I(t)){let n=0;for(const i of t.items){const r=Ne(e,i,s);r>n&&(n=r)}return n}else if(T(t)){const n=Ne(e,t.key,s),i=Ne(e,t.value,s);return Math.max(n,i)}return 1}var Lt=e=>!e||typeof e!="function"&&typeof e!="object",N=class extends Qe{constructor(e){super(R),this.value=e}toJSON(e,t){return t?.keep?this.value:K(this.value,e,t)}toString(){return String(this.value)}};N.BLOCK_FOLDED="BLOCK_FOLDED",N.BLOCK_LITERAL="BLOCK_LITERAL",N.PLAIN="PLAIN",N.QUOTE_DOUBLE="QUOTE_DOUBLE",N.QUOTE_SINGLE="QUOTE_SINGLE";var _s="tag:yaml.org,2002:";function Ms(e,t,s){if(t){const n=s.filter(r=>r.tag===t),i=n.find(r=>!r.format)??n[0];if(!i)throw new Error(`Tag ${t} not found`);return i}return s.find(n=>n.identify?.(e)&&!n.format)}function me(e,t,s){if(he(e)&&(e=e.contents),L(e))return e;if(T(e)){const f=s.schema[J].createNode?.(s.schema,null,s);return f.items.push(e),f}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<"u"&&e instanceof BigInt)&&(e=e.valueOf());const{aliasDuplicateObjects:n,onAnchor:i,onTagObj:r,schema:o,sourceObjects:a}=s;let l;if(n&&e&&typeof e=="object"){if(l=a.get(e),l)return l.anchor??(l.anchor=i(e)),new We(l.anchor);l={anchor:null,node:null},a.set(e,l)}t?.startsWith("!!")&&(t=_s+t.slice(2));let c=Ms(e,t,o.tags);if(!c){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){const f=new N(e);return l&&(l.node=f),f}c=e instanceof Map?o[J]:Symbol.iterator in Object(e)?o[z]:o[J]}r&&(r(c),delete s.onTagObj);const d=c?.createNode?c.createNode(s.schema,e,s):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(s.schema,e,s):new N(e);return t?d.tag=t:c.default||(d.tag=c.tag),l&&(l.node=d),d}function Oe(e,t,s){let n=s;for(let i=t.length-1;i>=0;--i){const r=t[i];if(typeof r=="number"&&Number.isInteger(r)&&r>=0){const o=[];o[r]=n,n=o}else n=new Map([[r,n]])}return me(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e,sourceObjects:new Map})}var ge=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,$t=class extends Qe{constructor(e,t){super(e),Object.defineProperty(this,"schema",{value:t,configurable:!0,enumerable:!1,writable:!0})}clone(e){const t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return e&&(t.schema=e),t.items=t.items.map(s=>L(s)||T(s)?s.clone(e):s),this.range&&(t.range=this.range.slice()),t}addIn(e,t){if(ge(e))this.add(t);else{const[s,...n]=e,i=this.get(s,!0);if(I(i))i.addIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}deleteIn(e){const[t,...s]=e;if(s.length===0)return this.delete(t);const n=this.get(t,!0);if(I(n))return n.deleteIn(s);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}getIn(e,t){const[s,...n]=e,i=this.get(s,!0);return n.length===0?!t&&E(i)?i.value:i:I(i)?i.getIn(n,t):void 0}hasAllNullValues(e){return this.items.every(t=>{if(!T(t))return!1;const s=t.value;return s==null||e&&E(s)&&s.value==null&&!s.commentBefore&&!s.comment&&!s.tag})}hasIn(e){const[t,...s]=e;if(s.length===0)return this.has(t);const n=this.get(t,!0);return I(n)?n.hasIn(s):!1}setIn(e,t){const[s,...n]=e;if(n.length===0)this.set(s,t);else{const i=this.get(s,!0);if(I(i))i.setIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}},Bs=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function U(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Q=(e,t,s)=>e.endsWith(`
`)?U(s,t):s.includes(`
`)?`
`+U(s,t):(e.endsWith(" ")?"":" ")+s,Ct="flow",He="block",Ae="quoted";function Ee(e,t,s="flow",{indentAtStart:n,lineWidth:i=80,minContentWidth:r=20,onFold:o,onOverflow:a}={}){if(!i||i<0)return e;i<r&&(r=0);const l=Math.max(1+r,1+i-t.length);if(e.length<=l)return e;const c=[],d={};let f=i-t.length;typeof n=="number"&&(n>i-Math.max(2,r)?c.push(0):f=i-n);let u,m,g=!1,h=-1,p=-1,b=-1;s===He&&(h=_t(e,h,t.length),h!==-1&&(f=h+l));for(let k;k=e[h+=1];){if(s===Ae&&k==="\\"){switch(p=h,e[h+1]){case"x":h+=3;break;case"u":h+=5;break;case"U":h+=9;break;default:h+=1}b=h}if(k===`
`)s===He&&(h=_t(e,h,t.length)),f=h+t.length+l,u=void 0;else{if(k===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){const S=e[h+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(u=h)}if(h>=f)if(u)c.push(u),f=u+l,u=void 0;else if(s===Ae){for(;m===" "||m==="	";)m=k,k=e[h+=1],g=!0;const S=h>b+1?h-2:p-1;if(d[S])return e;c.push(S),d[S]=!0,f=S+l,u=void 0}else g=!0}m=k}if(g&&a&&a(),c.length===0)return e;o&&o();let w=e.slice(0,c[0]);for(let k=0;k<c.length;++k){const S=c[k],v=c[k+1]||e.length;S===0?w=`
${t}${e.slice(0,v)}`:(s===Ae&&d[S]&&(w+=`${e[S]}\\`),w+=`
${t}${e.slice(S+1,v)}`)}return w}function _t(e,t,s){let n=t,i=t+1,r=e[i];for(;r===" "||r==="	";)if(t<i+s)r=e[++t];else{do r=e[++t];while(r&&r!==`
`);n=t,i=t+1,r=e[i]}return n}var Te=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Ie=e=>/^(%|---|\.\.\.)/m.test(e);function Ks(e,t,s){if(!t||t<0)return!1;const n=t-s,i=e.length;if(i<=n)return!1;for(let r=0,o=0;r<i;++r)if(e[r]===`
`){if(r-o>n)return!0;if(o=r+1,i-o<=n)return!1}return!0}function ye(e,t){const s=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return s;const{implicitKey:n}=t,i=t.options.doubleQuotedMinMultiLineLength,r=t.indent||(Ie(e)?"  ":"");let o="",a=0;for(let l=0,c=s[l];c;c=s[++l])if(c===" "&&s[l+1]==="\\"&&s[l+2]==="n"&&(o+=s.slice(a,l)+"\\ ",l+=1,a=l,c="\\"),c==="\\")switch(s[l+1]){case"u":{o+=s.slice(a,l);const d=s.substr(l+2,4);switch(d){case"0000":o+="\\0";break;case"0007":o+="\\a";break;case"000b":o+="\\v";break;case"001b":o+="\\e";break;case"0085":o+="\\N";break;case"00a0":o+="\\_";break;case"2028":o+="\\L";break;case"2029":o+="\\P";break;default:d.substr(0,2)==="00"?o+="\\x"+d.substr(2):o+=s.substr(l,6)}l+=5,a=l+1}break;case"n":if(n||s[l+2]==='"'||s.length<i)l+=1;else{for(o+=s.slice(a,l)+`

`;s[l+2]==="\\"&&s[l+3]==="n"&&s[l+4]!=='"';)o+=`
`,l+=2;o+=r,s[l+2]===" "&&(o+="\\"),l+=1,a=l+1}break;default:l+=1}return o=a?o+s.slice(a):s,n?o:Ee(o,r,Ae,Te(t,!1))}function Xe(e,t){if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return ye(e,t);const s=t.indent||(Ie(e)?"  ":""),n="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${s}`)+"'";return t.implicitKey?n:Ee(n,s,Ct,Te(t,!1))}function ie(e,t){const{singleQuote:s}=t.options;let n;if(s===!1)n=ye;else{const i=e.includes('"'),r=e.includes("'");i&&!r?n=Xe:r&&!i?n=ye:n=s?Xe:ye}return n(e,t)}var ze;try{ze=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ze=/\n+(?!\n|$)/g}function Le({comment:e,type:t,value:s},n,i,r){const{blockQuote:o,commentString:a,lineWidth:l}=n.options;if(!o||/\n[\t ]+$/.test(s))return ie(s,n);const c=n.indent||(n.forceBlockIndent||Ie(s)?"  ":""),d=o==="literal"?!0:o==="folded"||t===N.BLOCK_FOLDED?!1:t===N.BLOCK_LITERAL?!0:!Ks(s,l,c.length);if(!s)return d?`|
`:`>
`;let f,u;for(u=s.length;u>0;--u){const v=s[u-1];if(v!==`
`&&v!=="	"&&v!==" ")break}let m=s.substring(u);const g=m.indexOf(`
`);g===-1?f="-":s===m||g!==m.length-1?(f="+",r&&r()):f="",m&&(s=s.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ze,`$&${c}`));let h=!1,p,b=-1;for(p=0;p<s.length;++p){const v=s[p];if(v===" ")h=!0;else if(v===`
`)b=p;else break}let w=s.substring(0,b<p?b+1:p);w&&(s=s.substring(w.length),w=w.replace(/\n+/g,`$&${c}`));let S=(h?c?"2":"1":"")+f;if(e&&(S+=" "+a(e.replace(/ ?[\r\n]+/g," ")),i&&i()),!d){const v=s.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`);let O=!1;const A=Te(n,!0);o!=="folded"&&t!==N.BLOCK_FOLDED&&(A.onOverflow=()=>{O=!0});const y=Ee(`${w}${v}${m}`,c,He,A);if(!O)return`>${S}
${c}${y}`}return s=s.replace(/\n+/g,`$&${c}`),`|${S}
${c}${w}${s}${m}`}function Ps(e,t,s,n){const{type:i,value:r}=e,{actualString:o,implicitKey:a,indent:l,indentStep:c,inFlow:d}=t;if(a&&r.includes(`
`)||d&&/[[\]{},]/.test(r))return ie(r,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(r))return a||d||!r.includes(`
`)?ie(r,t):Le(e,t,s,n);if(!a&&!d&&i!==N.PLAIN&&r.includes(`
`))return Le(e,t,s,n);if(Ie(r)){if(l==="")return t.forceBlockIndent=!0,Le(e,t,s,n);if(a&&l===c)return ie(r,t)}const f=r.replace(/\n+/g,`$&
${l}`);if(o){const u=h=>h.default&&h.tag!=="tag:yaml.org,2002:str"&&h.test?.test(f),{compat:m,tags:g}=t.doc.schema;if(g.some(u)||m?.some(u))return ie(r,t)}return a?f:Ee(f,l,Ct,Te(t,!1))}function Ze(e,t,s,n){const{implicitKey:i,inFlow:r}=t,o=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:a}=e;a!==N.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value)&&(a=N.QUOTE_DOUBLE);const l=d=>{switch(d){case N.BLOCK_FOLDED:case N.BLOCK_LITERAL:return i||r?ie(o.value,t):Le(o,t,s,n);case N.QUOTE_DOUBLE:return ye(o.value,t);case N.QUOTE_SINGLE:return Xe(o.value,t);case N.PLAIN:return Ps(o,t,s,n);default:return null}};let c=l(a);if(c===null){const{defaultKeyType:d,defaultStringType:f}=t.options,u=i&&d||f;if(c=l(u),c===null)throw new Error(`Unsupported default string type ${u}`)}return c}function Mt(e,t){const s=Object.assign({blockQuote:!0,commentString:Bs,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t);let n;switch(s.collectionStyle){case"block":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:e,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:n,options:s}}function Ds(e,t){if(t.tag){const i=e.filter(r=>r.tag===t.tag);if(i.length>0)return i.find(r=>r.format===t.format)??i[0]}let s,n;if(E(t)){n=t.value;let i=e.filter(r=>r.identify?.(n));if(i.length>1){const r=i.filter(o=>o.test);r.length>0&&(i=r)}s=i.find(r=>r.format===t.format)??i.find(r=>!r.format)}else n=t,s=e.find(i=>i.nodeClass&&n instanceof i.nodeClass);if(!s){const i=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${i} value`)}return s}function js(e,t,{anchors:s,doc:n}){if(!n.directives)return"";const i=[],r=(E(e)||I(e))&&e.anchor;r&&Et(r)&&(s.add(r),i.push(`&${r}`));const o=e.tag??(t.default?null:t.tag);return o&&i.push(n.directives.tagString(o)),i.join(" ")}function re(e,t,s,n){if(T(e))return e.toString(t,s,n);if(Z(e)){if(t.doc.directives)return e.toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let i;const r=L(e)?e:t.doc.createNode(e,{onTagObj:l=>i=l});i??(i=Ds(t.doc.schema.tags,r));const o=js(r,i,t);o.length>0&&(t.indentAtStart=(t.indentAtStart??0)+o.length+1);const a=typeof i.stringify=="function"?i.stringify(r,t,s,n):E(r)?Ze(r,t,s,n):r.toString(t,s,n);return o?E(r)||a[0]==="{"||a[0]==="["?`${o} ${a}`:`${o}
${t.indent}${a}`:a}function Rs({key:e,value:t},s,n,i){const{allNullValues:r,doc:o,indent:a,indentStep:l,options:{commentString:c,indentSeq:d,simpleKeys:f}}=s;let u=L(e)&&e.comment||null;if(f){if(u)throw new Error("With simple keys, key nodes cannot have comments");if(I(e)||!L(e)&&typeof e=="object"){const A="With simple keys, collection cannot be used as a key value";throw new Error(A)}}let m=!f&&(!e||u&&t==null&&!s.inFlow||I(e)||(E(e)?e.type===N.BLOCK_FOLDED||e.type===N.BLOCK_LITERAL:typeof e=="object"));s=Object.assign({},s,{allNullValues:!1,implicitKey:!m&&(f||!r),indent:a+l});let g=!1,h=!1,p=re(e,s,()=>g=!0,()=>h=!0);if(!m&&!s.inFlow&&p.length>1024){if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");m=!0}if(s.inFlow){if(r||t==null)return g&&n&&n(),p===""?"?":m?`? ${p}`:p}else if(r&&!f||t==null&&m)return p=`? ${p}`,u&&!g?p+=Q(p,s.indent,c(u)):h&&i&&i(),p;g&&(u=null),m?(u&&(p+=Q(p,s.indent,c(u))),p=`? ${p}
${a}:`):(p=`${p}:`,u&&(p+=Q(p,s.indent,c(u))));let b,w,k;L(t)?(b=!!t.spaceBefore,w=t.commentBefore,k=t.comment):(b=!1,w=null,k=null,t&&typeof t=="object"&&(t=o.createNode(t))),s.implicitKey=!1,!m&&!u&&E(t)&&(s.indentAtStart=p.length+1),h=!1,!d&&l.length>=2&&!s.inFlow&&!m&&pe(t)&&!t.flow&&!t.tag&&!t.anchor&&(s.indent=s.indent.substring(2));let S=!1;const v=re(t,s,()=>S=!0,()=>h=!0);let O=" ";if(u||b||w){if(O=b?`
`:"",w){const A=c(w);O+=`
${U(A,s.indent)}`}v===""&&!s.inFlow?O===`
`&&k&&(O=`

`):O+=`
${s.indent}`}else if(!m&&I(t)){const A=v[0],y=v.indexOf(`
`),$=y!==-1,Y=s.inFlow??t.flow??t.items.length===0;if($||!Y){let X=!1;if($&&(A==="&"||A==="!")){let C=v.indexOf(" ");A==="&"&&C!==-1&&C<y&&v[C+1]==="!"&&(C=v.indexOf(" ",C+1)),(C===-1||y<C)&&(X=!0)}X||(O=`
${s.indent}`)}}else(v===""||v[0]===`
`)&&(O="");return p+=O+v,s.inFlow?S&&n&&n():k&&!S?p+=Q(p,s.indent,c(k)):h&&i&&i(),p}function Bt(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var $e="<<",F={identify:e=>e===$e||typeof e=="symbol"&&e.description===$e,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new N(Symbol($e)),{addToJSMap:Kt}),stringify:()=>$e},qs=(e,t)=>(F.identify(t)||E(t)&&(!t.type||t.type===N.PLAIN)&&F.identify(t.value))&&e?.doc.schema.tags.some(s=>s.tag===F.tag&&s.default);function Kt(e,t,s){const n=Pt(e,s);if(pe(n))for(const i of n.items)xe(e,t,i);else if(Array.isArray(n))for(const i of n)xe(e,t,i);else xe(e,t,n)}function xe(e,t,s){const n=Pt(e,s);if(!de(n))throw new Error("Merge sources must be maps or map aliases");const i=n.toJSON(null,e,Map);for(const[r,o]of i)t instanceof Map?t.has(r)||t.set(r,o):t instanceof Set?t.add(r):Object.prototype.hasOwnProperty.call(t,r)||Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0});return t}function Pt(e,t){return e&&Z(t)?t.resolve(e.doc,e):t}function Dt(e,t,{key:s,value:n}){if(L(s)&&s.addToJSMap)s.addToJSMap(e,t,n);else if(qs(e,s))Kt(e,t,n);else{const i=K(s,"",e);if(t instanceof Map)t.set(i,K(n,i,e));else if(t instanceof Set)t.add(i);else{const r=Us(s,i,e),o=K(n,r,e);r in t?Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0}):t[r]=o}}return t}function Us(e,t,s){if(t===null)return"";if(typeof t!="object")return String(t);if(L(e)&&s?.doc){const n=Mt(s.doc,{});n.anchors=new Set;for(const r of s.anchors.keys())n.anchors.add(r.anchor);n.inFlow=!0,n.inStringifyKey=!0;const i=e.toString(n);if(!s.mapKeyWarned){let r=JSON.stringify(i);r.length>40&&(r=r.substring(0,36)+'..."'),Bt(s.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${r}. Set mapAsMap: true to use object keys.`),s.mapKeyWarned=!0}return i}return JSON.stringify(t)}function et(e,t,s){const n=me(e,void 0,s),i=me(t,void 0,s);return new M(n,i)}var M=class Os{constructor(t,s=null){Object.defineProperty(this,B,{value:kt}),this.key=t,this.value=s}clone(t){let{key:s,value:n}=this;return L(s)&&(s=s.clone(t)),L(n)&&(n=n.clone(t)),new Os(s,n)}toJSON(t,s){const n=s?.mapAsMap?new Map:{};return Dt(s,n,this)}toString(t,s,n){return t?.doc?Rs(this,t,s,n):JSON.stringify(this)}};function jt(e,t,s){return(t.inFlow??e.flow?Vs:Fs)(e,t,s)}function Fs({comment:e,items:t},s,{blockItemPrefix:n,flowChars:i,itemIndent:r,onChompKeep:o,onComment:a}){const{indent:l,options:{commentString:c}}=s,d=Object.assign({},s,{indent:r,type:null});let f=!1;const u=[];for(let g=0;g<t.length;++g){const h=t[g];let p=null;if(L(h))!f&&h.spaceBefore&&u.push(""),Ce(s,u,h.commentBefore,f),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(!f&&w.spaceBefore&&u.push(""),Ce(s,u,w.commentBefore,f))}f=!1;let b=re(h,d,()=>p=null,()=>f=!0);p&&(b+=Q(b,r,c(p))),f&&p&&(f=!1),u.push(n+b)}let m;if(u.length===0)m=i.start+i.end;else{m=u[0];for(let g=1;g<u.length;++g){const h=u[g];m+=h?`
${l}${h}`:`
`}}return e?(m+=`
`+U(c(e),l),a&&a()):f&&o&&o(),m}function Vs({items:e},t,{flowChars:s,itemIndent:n}){const{indent:i,indentStep:r,flowCollectionPadding:o,options:{commentString:a}}=t;n+=r;const l=Object.assign({},t,{indent:n,inFlow:!0,type:null});let c=!1,d=0;const f=[];for(let g=0;g<e.length;++g){const h=e[g];let p=null;if(L(h))h.spaceBefore&&f.push(""),Ce(t,f,h.commentBefore,!1),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(w.spaceBefore&&f.push(""),Ce(t,f,w.commentBefore,!1),w.comment&&(c=!0));const k=L(h.value)?h.value:null;k?(k.comment&&(p=k.comment),k.commentBefore&&(c=!0)):h.value==null&&w?.comment&&(p=w.comment)}p&&(c=!0);let b=re(h,l,()=>p=null);c||(c=f.length>d||b.includes(`
`)),g<e.length-1?b+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=f.reduce((w,k)=>w+k.length+2,2)+(b.length+2)>t.options.lineWidth)),c&&(b+=",")),p&&(b+=Q(b,n,a(p))),f.push(b),d=f.length}const{start:u,end:m}=s;if(f.length===0)return u+m;if(!c){const g=f.reduce((h,p)=>h+p.length+2,2);c=t.options.lineWidth>0&&g>t.options.lineWidth}if(c){let g=u;for(const h of f)g+=h?`
${r}${i}${h}`:`
`;return`${g}
${i}${m}`}else return`${u}${o}${f.join(" ")}${o}${m}`}function Ce({indent:e,options:{commentString:t}},s,n,i){if(n&&i&&(n=n.replace(/^\n+/,"")),n){const r=U(t(n),e);s.push(r.trimStart())}}function W(e,t){const s=E(t)?t.value:t;for(const n of e)if(T(n)&&(n.key===t||n.key===s||E(n.key)&&n.key.value===s))return n}var P=class extends $t{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(J,e),this.items=[]}static from(e,t,s){const{keepUndefined:n,replacer:i}=s,r=new this(e),o=(a,l)=>{if(typeof i=="function")l=i.call(t,a,l);else if(Array.isArray(i)&&!i.includes(a))return;(l!==void 0||n)&&r.items.push(et(a,l,s))};if(t instanceof Map)for(const[a,l]of t)o(a,l);else if(t&&typeof t=="object")for(const a of Object.keys(t))o(a,t[a]);return typeof e.sortMapEntries=="function"&&r.items.sort(e.sortMapEntries),r}add(e,t){let s;T(e)?s=e:!e||typeof e!="object"||!("key"in e)?s=new M(e,e?.value):s=new M(e.key,e.value);const n=W(this.items,s.key),i=this.schema?.sortMapEntries;if(n){if(!t)throw new Error(`Key ${s.key} already set`);E(n.value)&&Lt(s.value)?n.value.value=s.value:n.value=s.value}else if(i){const r=this.items.findIndex(o=>i(s,o)<0);r===-1?this.items.push(s):this.items.splice(r,0,s)}else this.items.push(s)}delete(e){const t=W(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){const n=W(this.items,e)?.value;return(!t&&E(n)?n.value:n)??void 0}has(e){return!!W(this.items,e)}set(e,t){this.add(new M(e,t),!0)}toJSON(e,t,s){const n=s?new s:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(n);for(const i of this.items)Dt(t,n,i);return n}toString(e,t,s){if(!e)return JSON.stringify(this);for(const n of this.items)if(!T(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),jt(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:s,onComment:t})}},oe={collection:"map",default:!0,nodeClass:P,tag:"tag:yaml.org,2002:map",resolve(e,t){return de(e)||t("Expected a mapping for this tag"),e},createNode:(e,t,s)=>P.from(e,t,s)},H=class extends $t{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){super(z,e),this.items=[]}add(e){this.items.push(e)}delete(e){const t=_e(e);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(e,t){const s=_e(e);if(typeof s!="number")return;const n=this.items[s];return!t&&E(n)?n.value:n}has(e){const t=_e(e);return typeof t=="number"&&t<this.items.length}set(e,t){const s=_e(e);if(typeof s!="number")throw new Error(`Expected a valid index, not ${e}.`);const n=this.items[s];E(n)&&Lt(t)?n.value=t:this.items[s]=t}toJSON(e,t){const s=[];t?.onCreate&&t.onCreate(s);let n=0;for(const i of this.items)s.push(K(i,String(n++),t));return s}toString(e,t,s){return e?jt(this,e,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:s,onComment:t}):JSON.stringify(this)}static from(e,t,s){const{replacer:n}=s,i=new this(e);if(t&&Symbol.iterator in Object(t)){let r=0;for(let o of t){if(typeof n=="function"){const a=t instanceof Set?o:String(r++);o=n.call(t,a,o)}i.items.push(me(o,void 0,s))}}return i}};function _e(e){let t=E(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var ae={collection:"seq",default:!0,nodeClass:H,tag:"tag:yaml.org,2002:seq",resolve(e,t){return pe(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,s)=>H.from(e,t,s)},Me={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,s,n){return t=Object.assign({actualString:!0},t),Ze(e,t,s,n)}},Be={identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new N(null),stringify:({source:e},t)=>typeof e=="string"&&Be.test.test(e)?e:t.options.nullStr},tt={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new N(e[0]==="t"||e[0]==="T"),stringify({source:e,value:t},s){if(e&&tt.test.test(e)){const n=e[0]==="t"||e[0]==="T";if(t===n)return e}return t?s.options.trueStr:s.options.falseStr}};function D({format:e,minFractionDigits:t,tag:s,value:n}){if(typeof n=="bigint")return String(n);const i=typeof n=="number"?n:Number(n);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let r=Object.is(n,-0)?"-0":JSON.stringify(n);if(!e&&t&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(r)&&!r.includes("e")){let o=r.indexOf(".");o<0&&(o=r.length,r+=".");let a=t-(r.length-o-1);for(;a-- >0;)r+="0"}return r}var Rt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},qt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Ut={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new N(parseFloat(e)),s=e.indexOf(".");return s!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-s-1),t},stringify:D},Ke=e=>typeof e=="bigint"||Number.isInteger(e),st=(e,t,s,{intAsBigInt:n})=>n?BigInt(e):parseInt(e.substring(t),s);function Ft(e,t,s){const{value:n}=e;return Ke(n)&&n>=0?s+n.toString(t):D(e)}var Vt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e,t,s)=>st(e,2,8,s),stringify:e=>Ft(e,8,"0o")},Yt={identify:Ke,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,s)=>st(e,0,10,s),stringify:D},Jt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,s)=>st(e,2,16,s),stringify:e=>Ft(e,16,"0x")},Ys=[oe,ae,Me,Be,tt,Vt,Yt,Jt,Rt,qt,Ut];function Gt(e){return typeof e=="bigint"||Number.isInteger(e)}var Pe=({value:e})=>JSON.stringify(e),Js=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Pe},{identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:Pe},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:Pe},{identify:Gt,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:s})=>s?BigInt(e):parseInt(e,10),stringify:({value:e})=>Gt(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Pe}],Gs={default:!0,tag:"",test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},Qs=[oe,ae].concat(Js,Gs),nt={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){const s=atob(e.replace(/[\n\r]/g,"")),n=new Uint8Array(s.length);for(let i=0;i<s.length;++i)n[i]=s.charCodeAt(i);return n}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:s},n,i,r){if(!s)return"";const o=s;let a;if(typeof btoa=="function"){let l="";for(let c=0;c<o.length;++c)l+=String.fromCharCode(o[c]);a=btoa(l)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=N.BLOCK_LITERAL),t!==N.QUOTE_DOUBLE){const l=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),c=Math.ceil(a.length/l),d=new Array(c);for(let f=0,u=0;f<c;++f,u+=l)d[f]=a.substr(u,l);a=d.join(t===N.BLOCK_LITERAL?`
`:" ")}return Ze({comment:e,type:t,value:a},n,i,r)}};function Qt(e,t){if(pe(e))for(let s=0;s<e.items.length;++s){let n=e.items[s];if(!T(n)){if(de(n)){n.items.length>1&&t("Each pair must have its own sequence indicator");const i=n.items[0]||new M(new N(null));if(n.commentBefore&&(i.key.commentBefore=i.key.commentBefore?`${n.commentBefore}
${i.key.commentBefore}`:n.commentBefore),n.comment){const r=i.value??i.key;r.comment=r.comment?`${n.comment}
${r.comment}`:n.comment}n=i}e.items[s]=T(n)?n:new M(n)}}else t("Expected a sequence for this tag");return e}function Wt(e,t,s){const{replacer:n}=s,i=new H(e);i.tag="tag:yaml.org,2002:pairs";let r=0;if(t&&Symbol.iterator in Object(t))for(let o of t){typeof n=="function"&&(o=n.call(t,String(r++),o));let a,l;if(Array.isArray(o))if(o.length===2)a=o[0],l=o[1];else throw new TypeError(`Expected [key, value] tuple: ${o}`);else if(o&&o instanceof Object){const c=Object.keys(o);if(c.length===1)a=c[0],l=o[a];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else a=o;i.items.push(et(a,l,s))}return i}var it={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Qt,createNode:Wt},De=class As extends H{constructor(){super(),this.add=P.prototype.add.bind(this),this.delete=P.prototype.delete.bind(this),this.get=P.prototype.get.bind(this),this.has=P.prototype.has.bind(this),this.set=P.prototype.set.bind(this),this.tag=As.tag}toJSON(t,s){if(!s)return super.toJSON(t);const n=new Map;s?.onCreate&&s.onCreate(n);for(const i of this.items){let r,o;if(T(i)?(r=K(i.key,"",s),o=K(i.value,r,s)):r=K(i,"",s),n.has(r))throw new Error("Ordered maps must not include duplicate keys");n.set(r,o)}return n}static from(t,s,n){const i=Wt(t,s,n),r=new this;return r.items=i.items,r}};De.tag="tag:yaml.org,2002:omap";var rt={collection:"seq",identify:e=>e instanceof Map,nodeClass:De,default:!1,tag:"tag:yaml.org,2002:omap",resolve(e,t){const s=Qt(e,t),n=[];for(const{key:i}of s.items)E(i)&&(n.includes(i.value)?t(`Ordered maps must not include duplicate keys: ${i.value}`):n.push(i.value));return Object.assign(new De,s)},createNode:(e,t,s)=>De.from(e,t,s)};function Ht({value:e,source:t},s){return t&&(e?Xt:zt).test.test(t)?t:e?s.options.trueStr:s.options.falseStr}var Xt={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new N(!0),stringify:Ht},zt={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new N(!1),stringify:Ht},Ws={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},Hs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Xs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new N(parseFloat(e.replace(/_/g,""))),s=e.indexOf(".");if(s!==-1){const n=e.substring(s+1).replace(/_/g,"");n[n.length-1]==="0"&&(t.minFractionDigits=n.length)}return t},stringify:D},be=e=>typeof e=="bigint"||Number.isInteger(e);function je(e,t,s,{intAsBigInt:n}){const i=e[0];if((i==="-"||i==="+")&&(t+=1),e=e.substring(t).replace(/_/g,""),n){switch(s){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}const o=BigInt(e);return i==="-"?BigInt(-1)*o:o}const r=parseInt(e,s);return i==="-"?-1*r:r}function ot(e,t,s){const{value:n}=e;if(be(n)){const i=n.toString(t);return n<0?"-"+s+i.substr(1):s+i}return D(e)}var zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,s)=>je(e,2,2,s),stringify:e=>ot(e,2,"0b")},Zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,s)=>je(e,1,8,s),stringify:e=>ot(e,8,"0")},xs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,s)=>je(e,0,10,s),stringify:D},en={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,s)=>je(e,2,16,s),stringify:e=>ot(e,16,"0x")},Re=class Es extends P{constructor(t){super(t),this.tag=Es.tag}add(t){let s;T(t)?s=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?s=new M(t.key,null):s=new M(t,null),W(this.items,s.key)||this.items.push(s)}get(t,s){const n=W(this.items,t);return!s&&T(n)?E(n.key)?n.key.value:n.key:n}set(t,s){if(typeof s!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof s}`);const n=W(this.items,t);n&&!s?this.items.splice(this.items.indexOf(n),1):!n&&s&&this.items.push(new M(t))}toJSON(t,s){return super.toJSON(t,s,Set)}toString(t,s,n){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),s,n);throw new Error("Set items must all have null values")}static from(t,s,n){const{replacer:i}=n,r=new this(t);if(s&&Symbol.iterator in Object(s))for(let o of s)typeof i=="function"&&(o=i.call(s,o,o)),r.items.push(et(o,null,n));return r}};Re.tag="tag:yaml.org,2002:set";var at={collection:"map",identify:e=>e instanceof Set,nodeClass:Re,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,s)=>Re.from(e,t,s),resolve(e,t){if(de(e)){if(e.hasAllNullValues(!0))return Object.assign(new Re,e);t("Set items must all have null values")}else t("Expected a mapping for this tag");return e}};function lt(e,t){const s=e[0],n=s==="-"||s==="+"?e.substring(1):e,i=o=>t?BigInt(o):Number(o),r=n.replace(/_/g,"").split(":").reduce((o,a)=>o*i(60)+i(a),i(0));return s==="-"?i(-1)*r:r}function Zt(e){let{value:t}=e,s=o=>o;if(typeof t=="bigint")s=o=>BigInt(o);else if(isNaN(t)||!isFinite(t))return D(e);let n="";t<0&&(n="-",t*=s(-1));const i=s(60),r=[t%i];return t<60?r.unshift(0):(t=(t-r[0])/i,r.unshift(t%i),t>=60&&(t=(t-r[0])/i,r.unshift(t))),n+r.map(o=>String(o).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var xt={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:s})=>lt(e,s),stringify:Zt},es={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>lt(e,!1),stringify:Zt},qe={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(qe.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,s,n,i,r,o,a]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0;let c=Date.UTC(s,n-1,i,r||0,o||0,a||0,l);const d=t[8];if(d&&d!=="Z"){let f=lt(d,!1);Math.abs(f)<30&&(f*=60),c-=6e4*f}return new Date(c)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""},ts=[oe,ae,Me,Be,Xt,zt,zs,Zs,xs,en,Ws,Hs,Xs,nt,F,rt,it,at,xt,es,qe],ss=new Map([["core",Ys],["failsafe",[oe,ae,Me]],["json",Qs],["yaml11",ts],["yaml-1.1",ts]]),ns={binary:nt,bool:tt,float:Ut,floatExp:qt,floatNaN:Rt,floatTime:es,int:Yt,intHex:Jt,intOct:Vt,intTime:xt,map:oe,merge:F,null:Be,omap:rt,pairs:it,seq:ae,set:at,timestamp:qe},tn={"tag:yaml.org,2002:binary":nt,"tag:yaml.org,2002:merge":F,"tag:yaml.org,2002:omap":rt,"tag:yaml.org,2002:pairs":it,"tag:yaml.org,2002:set":at,"tag:yaml.org,2002:timestamp":qe};function ct(e,t,s){const n=ss.get(t);if(n&&!e)return s&&!n.includes(F)?n.concat(F):n.slice();let i=n;if(!i)if(Array.isArray(e))i=[];else{const r=Array.from(ss.keys()).filter(o=>o!=="yaml11").map(o=>JSON.stringify(o)).join(", ");throw new Error(`Unknown schema "${t}"; use one of ${r} or define customTags array`)}if(Array.isArray(e))for(const r of e)i=i.concat(r);else typeof e=="function"&&(i=e(i.slice()));return s&&(i=i.concat(F)),i.reduce((r,o)=>{const a=typeof o=="string"?ns[o]:o;if(!a){const l=JSON.stringify(o),c=Object.keys(ns).map(d=>JSON.stringify(d)).join(", ");throw new Error(`Unknown custom tag ${l}; use one of ${c}`)}return r.includes(a)||r.push(a),r},[])}var sn=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,nn=class Ts{constructor({compat:t,customTags:s,merge:n,resolveKnownTags:i,schema:r,sortMapEntries:o,toStringDefaults:a}){this.compat=Array.isArray(t)?ct(t,"compat"):t?ct(null,t):null,this.name=typeof r=="string"&&r||"core",this.knownTags=i?tn:{},this.tags=ct(s,this.name,n),this.toStringOptions=a??null,Object.defineProperty(this,J,{value:oe}),Object.defineProperty(this,R,{value:Me}),Object.defineProperty(this,z,{value:ae}),this.sortMapEntries=typeof o=="function"?o:o===!0?sn:null}clone(){const t=Object.create(Ts.prototype,Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function rn(e,t){const s=[];let n=t.directives===!0;if(t.directives!==!1&&e.directives){const l=e.directives.toString(e);l?(s.push(l),n=!0):e.directives.docStart&&(n=!0)}n&&s.push("---");const i=Mt(e,t),{commentString:r}=i.options;if(e.commentBefore){s.length!==1&&s.unshift("");const l=r(e.commentBefore);s.unshift(U(l,""))}let o=!1,a=null;if(e.contents){if(L(e.contents)){if(e.contents.spaceBefore&&n&&s.push(""),e.contents.commentBefore){const d=r(e.contents.commentBefore);s.push(U(d,""))}i.forceBlockIndent=!!e.comment,a=e.contents.comment}const l=a?void 0:()=>o=!0;let c=re(e.contents,i,()=>a=null,l);a&&(c+=Q(c,"",r(a))),(c[0]==="|"||c[0]===">")&&s[s.length-1]==="---"?s[s.length-1]=`--- ${c}`:s.push(c)}else s.push(re(e.contents,i));if(e.directives?.docEnd)if(e.comment){const l=r(e.comment);l.includes(`
`)?(s.push("..."),s.push(U(l,""))):s.push(`... ${l}`)}else s.push("...");else{let l=e.comment;l&&o&&(l=l.replace(/^\n+/,"")),l&&((!o||a)&&s[s.length-1]!==""&&s.push(""),s.push(U(r(l),"")))}return s.join(`
`)+`
`}var is=class Is{constructor(t,s,n){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,B,{value:Je});let i=null;typeof s=="function"||Array.isArray(s)?i=s:n===void 0&&s&&(n=s,s=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},n);this.options=r;let{version:o}=r;n?._directives?(this.directives=n._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new se({version:o}),this.setSchema(o,n),this.contents=t===void 0?null:this.createNode(t,i,n)}clone(){const t=Object.create(Is.prototype,{[B]:{value:Je}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=L(this.contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){le(this.contents)&&this.contents.add(t)}addIn(t,s){le(this.contents)&&this.contents.addIn(t,s)}createAlias(t,s){if(!t.anchor){const n=Tt(this);t.anchor=!s||n.has(s)?It(s||"a",n):s}return new We(t.anchor)}createNode(t,s,n){let i;if(typeof s=="function")t=s.call({"":t},"",t),i=s;else if(Array.isArray(s)){const p=w=>typeof w=="number"||w instanceof String||w instanceof Number,b=s.filter(p).map(String);b.length>0&&(s=s.concat(b)),i=s}else n===void 0&&s&&(n=s,s=void 0);const{aliasDuplicateObjects:r,anchorPrefix:o,flow:a,keepUndefined:l,onTagObj:c,tag:d}=n??{},{onAnchor:f,setAnchors:u,sourceObjects:m}=Cs(this,o||"a"),g={aliasDuplicateObjects:r??!0,keepUndefined:l??!1,onAnchor:f,onTagObj:c,replacer:i,schema:this.schema,sourceObjects:m},h=me(t,d,g);return a&&I(h)&&(h.flow=!0),u(),h}createPair(t,s,n={}){const i=this.createNode(t,null,n),r=this.createNode(s,null,n);return new M(i,r)}delete(t){return le(this.contents)?this.contents.delete(t):!1}deleteIn(t){return ge(t)?this.contents==null?!1:(this.contents=null,!0):le(this.contents)?this.contents.deleteIn(t):!1}get(t,s){return I(this.contents)?this.contents.get(t,s):void 0}getIn(t,s){return ge(t)?!s&&E(this.contents)?this.contents.value:this.contents:I(this.contents)?this.contents.getIn(t,s):void 0}has(t){return I(this.contents)?this.contents.has(t):!1}hasIn(t){return ge(t)?this.contents!==void 0:I(this.contents)?this.contents.hasIn(t):!1}set(t,s){this.contents==null?this.contents=Oe(this.schema,[t],s):le(this.contents)&&this.contents.set(t,s)}setIn(t,s){ge(t)?this.contents=s:this.contents==null?this.contents=Oe(this.schema,Array.from(t),s):le(this.contents)&&this.contents.setIn(t,s)}setSchema(t,s={}){typeof t=="number"&&(t=String(t));let n;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new se({version:"1.1"}),n={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new se({version:t}),n={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,n=null;break;default:{const i=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(s.schema instanceof Object)this.schema=s.schema;else if(n)this.schema=new nn(Object.assign(n,s));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:s,mapAsMap:n,maxAliasCount:i,onAnchor:r,reviver:o}={}){const a={anchors:new Map,doc:this,keep:!t,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},l=K(this.contents,s??"",a);if(typeof r=="function")for(const{count:c,res:d}of a.anchors.values())r(d,c);return typeof o=="function"?ne(o,{"":l},"",l):l}toJSON(t,s){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:s})}toString(t={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){const s=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return rn(this,t)}};function le(e){if(I(e))return!0;throw new Error("Expected a YAML collection as document contents")}var rs=class extends Error{constructor(e,t,s,n){super(),this.name=e,this.code=s,this.message=n,this.pos=t}},we=class extends rs{constructor(e,t,s){super("YAMLParseError",e,t,s)}},on=class extends rs{constructor(e,t,s){super("YAMLWarning",e,t,s)}},os=(e,t)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(a=>t.linePos(a));const{line:n,col:i}=s.linePos[0];s.message+=` at line ${n}, column ${i}`;let r=i-1,o=e.substring(t.lineStarts[n-1],t.lineStarts[n]).replace(/[\n\r]+$/,"");if(r>=60&&o.length>80){const a=Math.min(r-39,o.length-79);o="\u2026"+o.substring(a),r-=a-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(o.substring(0,r))){let a=e.substring(t.lineStarts[n-2],t.lineStarts[n-1]);a.length>80&&(a=a.substring(0,79)+`\u2026
`),o=a+o}if(/[^ ]/.test(o)){let a=1;const l=s.linePos[1];l?.line===n&&l.col>i&&(a=Math.max(1,Math.min(l.col-i,80-r)));const c=" ".repeat(r)+"^".repeat(a);s.message+=`:

${o}
${c}
`}};function ce(e,{flow:t,indicator:s,next:n,offset:i,onError:r,parentIndent:o,startOnNewline:a}){let l=!1,c=a,d=a,f="",u="",m=!1,g=!1,h=null,p=null,b=null,w=null,k=null,S=null,v=null;for(const y of e)switch(g&&(y.type!=="space"&&y.type!=="newline"&&y.type!=="comma"&&r(y.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),g=!1),h&&(c&&y.type!=="comment"&&y.type!=="newline"&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),h=null),y.type){case"space":!t&&(s!=="doc-start"||n?.type!=="flow-collection")&&y.source.includes("	")&&(h=y),d=!0;break;case"comment":{d||r(y,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const $=y.source.substring(1)||" ";f?f+=u+$:f=$,u="",c=!1;break}case"newline":c?f?f+=y.source:(!S||s!=="seq-item-ind")&&(l=!0):u+=y.source,c=!0,m=!0,(p||b)&&(w=y),d=!0;break;case"anchor":p&&r(y,"MULTIPLE_ANCHORS","A node can have at most one anchor"),y.source.endsWith(":")&&r(y.offset+y.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),p=y,v??(v=y.offset),c=!1,d=!1,g=!0;break;case"tag":{b&&r(y,"MULTIPLE_TAGS","A node can have at most one tag"),b=y,v??(v=y.offset),c=!1,d=!1,g=!0;break}case s:(p||b)&&r(y,"BAD_PROP_ORDER",`Anchors and tags must be after the ${y.source} indicator`),S&&r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.source} in ${t??"collection"}`),S=y,c=s==="seq-item-ind"||s==="explicit-key-ind",d=!1;break;case"comma":if(t){k&&r(y,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),k=y,c=!1,d=!1;break}default:r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.type} token`),c=!1,d=!1}const O=e[e.length-1],A=O?O.offset+O.source.length:i;return g&&n&&n.type!=="space"&&n.type!=="newline"&&n.type!=="comma"&&(n.type!=="scalar"||n.source!=="")&&r(n.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),h&&(c&&h.indent<=o||n?.type==="block-map"||n?.type==="block-seq")&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:k,found:S,spaceBefore:l,comment:f,hasNewline:m,anchor:p,tag:b,newlineAfterProp:w,end:A,start:v??A}}function ke(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(`
`))return!0;if(e.end){for(const t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(const t of e.items){for(const s of t.start)if(s.type==="newline")return!0;if(t.sep){for(const s of t.sep)if(s.type==="newline")return!0}if(ke(t.key)||ke(t.value))return!0}return!1;default:return!0}}function ft(e,t,s){if(t?.type==="flow-collection"){const n=t.end[0];n.indent===e&&(n.source==="]"||n.source==="}")&&ke(t)&&s(n,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function as(e,t,s){const{uniqueKeys:n}=e.options;if(n===!1)return!1;const i=typeof n=="function"?n:(r,o)=>r===o||E(r)&&E(o)&&r.value===o.value;return t.some(r=>i(r.key,s))}var ls="All mapping items must start at the same column";function an({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??P,a=new o(s.schema);s.atRoot&&(s.atRoot=!1);let l=n.offset,c=null;for(const d of n.items){const{start:f,key:u,sep:m,value:g}=d,h=ce(f,{indicator:"explicit-key-ind",next:u??m?.[0],offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0}),p=!h.found;if(p){if(u&&(u.type==="block-seq"?i(l,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in u&&u.indent!==n.indent&&i(l,"BAD_INDENT",ls)),!h.anchor&&!h.tag&&!m){c=h.end,h.comment&&(a.comment?a.comment+=`
`+h.comment:a.comment=h.comment);continue}(h.newlineAfterProp||ke(u))&&i(u??f[f.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else h.found?.indent!==n.indent&&i(l,"BAD_INDENT",ls);s.atKey=!0;const b=h.end,w=u?e(s,u,h,i):t(s,b,f,null,h,i);s.schema.compat&&ft(n.indent,u,i),s.atKey=!1,as(s,a.items,w)&&i(b,"DUPLICATE_KEY","Map keys must be unique");const k=ce(m??[],{indicator:"map-value-ind",next:g,offset:w.range[2],onError:i,parentIndent:n.indent,startOnNewline:!u||u.type==="block-scalar"});if(l=k.end,k.found){p&&(g?.type==="block-map"&&!k.hasNewline&&i(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.strict&&h.start<k.found.offset-1024&&i(w.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const S=g?e(s,g,k,i):t(s,l,m,null,k,i);s.schema.compat&&ft(n.indent,g,i),l=S.range[2];const v=new M(w,S);s.options.keepSourceTokens&&(v.srcToken=d),a.items.push(v)}else{p&&i(w.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),k.comment&&(w.comment?w.comment+=`
`+k.comment:w.comment=k.comment);const S=new M(w);s.options.keepSourceTokens&&(S.srcToken=d),a.items.push(S)}}return c&&c<l&&i(c,"IMPOSSIBLE","Map comment with trailing content"),a.range=[n.offset,l,c??l],a}function ln({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??H,a=new o(s.schema);s.atRoot&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let l=n.offset,c=null;for(const{start:d,value:f}of n.items){const u=ce(d,{indicator:"seq-item-ind",next:f,offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0});if(!u.found)if(u.anchor||u.tag||f)f?.type==="block-seq"?i(u.end,"BAD_INDENT","All sequence items must start at the same column"):i(l,"MISSING_CHAR","Sequence item without - indicator");else{c=u.end,u.comment&&(a.comment=u.comment);continue}const m=f?e(s,f,u,i):t(s,u.end,d,null,u,i);s.schema.compat&&ft(n.indent,f,i),l=m.range[2],a.items.push(m)}return a.range=[n.offset,l,c??l],a}function Se(e,t,s,n){let i="";if(e){let r=!1,o="";for(const a of e){const{source:l,type:c}=a;switch(c){case"space":r=!0;break;case"comment":{s&&!r&&n(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const d=l.substring(1)||" ";i?i+=o+d:i=d,o="";break}case"newline":i&&(o+=l),r=!0;break;default:n(a,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}t+=l.length}}return{comment:i,offset:t}}var ut="Block collections are not allowed within flow collections",ht=e=>e&&(e.type==="block-map"||e.type==="block-seq");function cn({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=n.start.source==="{",a=o?"flow map":"flow sequence",l=r?.nodeClass??(o?P:H),c=new l(s.schema);c.flow=!0;const d=s.atRoot;d&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let f=n.offset+n.start.source.length;for(let p=0;p<n.items.length;++p){const b=n.items[p],{start:w,key:k,sep:S,value:v}=b,O=ce(w,{flow:a,indicator:"explicit-key-ind",next:k??S?.[0],offset:f,onError:i,parentIndent:n.indent,startOnNewline:!1});if(!O.found){if(!O.anchor&&!O.tag&&!S&&!v){p===0&&O.comma?i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):p<n.items.length-1&&i(O.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),O.comment&&(c.comment?c.comment+=`
`+O.comment:c.comment=O.comment),f=O.end;continue}!o&&s.options.strict&&ke(k)&&i(k,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(p===0)O.comma&&i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(O.comma||i(O.start,"MISSING_CHAR",`Missing , between ${a} items`),O.comment){let A="";e:for(const y of w)switch(y.type){case"comma":case"space":break;case"comment":A=y.source.substring(1);break e;default:break e}if(A){let y=c.items[c.items.length-1];T(y)&&(y=y.value??y.key),y.comment?y.comment+=`
`+A:y.comment=A,O.comment=O.comment.substring(A.length+1)}}if(!o&&!S&&!O.found){const A=v?e(s,v,O,i):t(s,O.end,S,null,O,i);c.items.push(A),f=A.range[2],ht(v)&&i(A.range,"BLOCK_IN_FLOW",ut)}else{s.atKey=!0;const A=O.end,y=k?e(s,k,O,i):t(s,A,w,null,O,i);ht(k)&&i(y.range,"BLOCK_IN_FLOW",ut),s.atKey=!1;const $=ce(S??[],{flow:a,indicator:"map-value-ind",next:v,offset:y.range[2],onError:i,parentIndent:n.indent,startOnNewline:!1});if($.found){if(!o&&!O.found&&s.options.strict){if(S)for(const C of S){if(C===$.found)break;if(C.type==="newline"){i(C,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}O.start<$.found.offset-1024&&i($.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else v&&("source"in v&&v.source?.[0]===":"?i(v,"MISSING_CHAR",`Missing space after : in ${a}`):i($.start,"MISSING_CHAR",`Missing , or : between ${a} items`));const Y=v?e(s,v,$,i):$.found?t(s,$.end,S,null,$,i):null;Y?ht(v)&&i(Y.range,"BLOCK_IN_FLOW",ut):$.comment&&(y.comment?y.comment+=`
`+$.comment:y.comment=$.comment);const X=new M(y,Y);if(s.options.keepSourceTokens&&(X.srcToken=b),o){const C=c;as(s,C.items,y)&&i(A,"DUPLICATE_KEY","Map keys must be unique"),C.items.push(X)}else{const C=new P(s.schema);C.flow=!0,C.items.push(X);const bt=(Y??y).range;C.range=[y.range[0],bt[1],bt[2]],c.items.push(C)}f=Y?Y.range[2]:$.end}}const u=o?"}":"]",[m,...g]=n.end;let h=f;if(m?.source===u)h=m.offset+m.source.length;else{const p=a[0].toUpperCase()+a.substring(1),b=d?`${p} must end with a ${u}`:`${p} in block collection must be sufficiently indented and end with a ${u}`;i(f,d?"MISSING_CHAR":"BAD_INDENT",b),m&&m.source.length!==1&&g.unshift(m)}if(g.length>0){const p=Se(g,h,s.options.strict,i);p.comment&&(c.comment?c.comment+=`
`+p.comment:c.comment=p.comment),c.range=[n.offset,h,p.offset]}else c.range=[n.offset,h,h];return c}function dt(e,t,s,n,i,r){const o=s.type==="block-map"?an(e,t,s,n,r):s.type==="block-seq"?ln(e,t,s,n,r):cn(e,t,s,n,r),a=o.constructor;return i==="!"||i===a.tagName?(o.tag=a.tagName,o):(i&&(o.tag=i),o)}function fn(e,t,s,n,i){const r=n.tag,o=r?t.directives.tagName(r.source,u=>i(r,"TAG_RESOLVE_FAILED",u)):null;if(s.type==="block-seq"){const{anchor:u,newlineAfterProp:m}=n,g=u&&r?u.offset>r.offset?u:r:u??r;g&&(!m||m.offset<g.offset)&&i(g,"MISSING_CHAR","Missing newline after block sequence props")}const a=s.type==="block-map"?"map":s.type==="block-seq"?"seq":s.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===P.tagName&&a==="map"||o===H.tagName&&a==="seq")return dt(e,t,s,i,o);let l=t.schema.tags.find(u=>u.tag===o&&u.collection===a);if(!l){const u=t.schema.knownTags[o];if(u?.collection===a)t.schema.tags.push(Object.assign({},u,{default:!1})),l=u;else return u?i(r,"BAD_COLLECTION_TYPE",`${u.tag} used for ${a} collection, but expects ${u.collection??"scalar"}`,!0):i(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),dt(e,t,s,i,o)}const c=dt(e,t,s,i,o,l),d=l.resolve?.(c,u=>i(r,"TAG_RESOLVE_FAILED",u),t.options)??c,f=L(d)?d:new N(d);return f.range=c.range,f.tag=o,l?.format&&(f.format=l.format),f}function un(e,t,s){const n=t.offset,i=hn(t,e.options.strict,s);if(!i)return{value:"",type:null,comment:"",range:[n,n,n]};const r=i.mode===">"?N.BLOCK_FOLDED:N.BLOCK_LITERAL,o=t.source?dn(t.source):[];let a=o.length;for(let h=o.length-1;h>=0;--h){const p=o[h][1];if(p===""||p==="\r")a=h;else break}if(a===0){const h=i.chomp==="+"&&o.length>0?`
`.repeat(Math.max(1,o.length-1)):"";let p=n+i.length;return t.source&&(p+=t.source.length),{value:h,type:r,comment:i.comment,range:[n,p,p]}}let l=t.indent+i.indent,c=t.offset+i.length,d=0;for(let h=0;h<a;++h){const[p,b]=o[h];if(b===""||b==="\r")i.indent===0&&p.length>l&&(l=p.length);else{p.length<l&&s(c+p.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),i.indent===0&&(l=p.length),d=h,l===0&&!e.atRoot&&s(c,"BAD_INDENT","Block scalar values in collections must be indented");break}c+=p.length+b.length+1}for(let h=o.length-1;h>=a;--h)o[h][0].length>l&&(a=h+1);let f="",u="",m=!1;for(let h=0;h<d;++h)f+=o[h][0].slice(l)+`
`;for(let h=d;h<a;++h){let[p,b]=o[h];c+=p.length+b.length+1;const w=b[b.length-1]==="\r";if(w&&(b=b.slice(0,-1)),b&&p.length<l){const S=`Block scalar lines must not be less indented than their ${i.indent?"explicit indentation indicator":"first line"}`;s(c-b.length-(w?2:1),"BAD_INDENT",S),p=""}r===N.BLOCK_LITERAL?(f+=u+p.slice(l)+b,u=`
`):p.length>l||b[0]==="	"?(u===" "?u=`
`:!m&&u===`
`&&(u=`

`),f+=u+p.slice(l)+b,u=`
`,m=!0):b===""?u===`
`?f+=`
`:u=`
`:(f+=u+b,u=" ",m=!1)}switch(i.chomp){case"-":break;case"+":for(let h=a;h<o.length;++h)f+=`
`+o[h][0].slice(l);f[f.length-1]!==`
`&&(f+=`
`);break;default:f+=`
`}const g=n+i.length+t.source.length;return{value:f,type:r,comment:i.comment,range:[n,g,g]}}function hn({offset:e,props:t},s,n){if(t[0].type!=="block-scalar-header")return n(t[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:i}=t[0],r=i[0];let o=0,a="",l=-1;for(let u=1;u<i.length;++u){const m=i[u];if(!a&&(m==="-"||m==="+"))a=m;else{const g=Number(m);!o&&g?o=g:l===-1&&(l=e+u)}}l!==-1&&n(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let c=!1,d="",f=i.length;for(let u=1;u<t.length;++u){const m=t[u];switch(m.type){case"space":c=!0;case"newline":f+=m.source.length;break;case"comment":s&&!c&&n(m,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),f+=m.source.length,d=m.source.substring(1);break;case"error":n(m,"UNEXPECTED_TOKEN",m.message),f+=m.source.length;break;default:{const g=`Unexpected token in block scalar header: ${m.type}`;n(m,"UNEXPECTED_TOKEN",g);const h=m.source;h&&typeof h=="string"&&(f+=h.length)}}}return{mode:r,indent:o,chomp:a,comment:d,length:f}}function dn(e){const t=e.split(/\n( *)/),s=t[0],n=s.match(/^( *)/),r=[n?.[1]?[n[1],s.slice(n[1].length)]:["",s]];for(let o=1;o<t.length;o+=2)r.push([t[o],t[o+1]]);return r}function pn(e,t,s){const{offset:n,type:i,source:r,end:o}=e;let a,l;const c=(u,m,g)=>s(n+u,m,g);switch(i){case"scalar":a=N.PLAIN,l=mn(r,c);break;case"single-quoted-scalar":a=N.QUOTE_SINGLE,l=gn(r,c);break;case"double-quoted-scalar":a=N.QUOTE_DOUBLE,l=yn(r,c);break;default:return s(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${i}`),{value:"",type:null,comment:"",range:[n,n+r.length,n+r.length]}}const d=n+r.length,f=Se(o,d,t,s);return{value:l,type:a,comment:f.comment,range:[n,d,f.offset]}}function mn(e,t){let s="";switch(e[0]){case"	":s="a tab character";break;case",":s="flow indicator character ,";break;case"%":s="directive indicator character %";break;case"|":case">":{s=`block scalar indicator ${e[0]}`;break}case"@":case"`":{s=`reserved character ${e[0]}`;break}}return s&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${s}`),cs(e)}function gn(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),cs(e.slice(1,-1)).replace(/''/g,"'")}function cs(e){const t=/(.*?)\r?\n/sy;let s=t.exec(e);if(!s)return e;let n,i;try{n=new RegExp("(?<![ 	])[ 	]+$"),i=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{n=/[ \t]+$/,i=/^[ \t]+|[ \t]+$/g}let r=s[1].replace(n,""),o=" ",a=t.lastIndex;for(;s=t.exec(e);){const c=s[1].replace(i,"");c===""?o===`
`?r+=o:o=`
`:(r+=o+c,o=" "),a=t.lastIndex}const l=/[ \t]*(.*)/sy;return l.lastIndex=a,s=l.exec(e),r+o+(s?.[1]??"")}function yn(e,t){let s="";for(let n=1;n<e.length-1;++n){const i=e[n];if(!(i==="\r"&&e[n+1]===`
`))if(i===`
`){const{fold:r,offset:o}=bn(e,n);s+=r,n=o}else if(i==="\\"){let r=e[++n];const o=wn[r];if(o)s+=o;else if(r===`
`)for(r=e[n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="\r"&&e[n+1]===`
`)for(r=e[++n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="x"||r==="u"||r==="U"){const a=r==="x"?2:r==="u"?4:8;s+=kn(e,n+1,a,t),n+=a}else{const a=e.substr(n-1,2);t(n-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),s+=a}}else if(i===" "||i==="	"){const r=n;let o=e[n+1];for(;o===" "||o==="	";)o=e[++n+1];o!==`
`&&!(o==="\r"&&e[n+2]===`
`)&&(s+=n>r?e.slice(r,n+1):i)}else s+=i}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),s}function bn(e,t){let s="",n=e[t+1];for(;(n===" "||n==="	"||n===`
`||n==="\r")&&!(n==="\r"&&e[t+2]!==`
`);)n===`
`&&(s+=`
`),t+=1,n=e[t+1];return s||(s=" "),{fold:s,offset:t}}var wn={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function kn(e,t,s,n){const i=e.substr(t,s),o=i.length===s&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;try{return String.fromCodePoint(o)}catch{const a=e.substr(t-2,s+2);return n(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function fs(e,t,s,n){const{value:i,type:r,comment:o,range:a}=t.type==="block-scalar"?un(e,t,n):pn(t,e.options.strict,n),l=s?e.directives.tagName(s.source,f=>n(s,"TAG_RESOLVE_FAILED",f)):null;let c;e.options.stringKeys&&e.atKey?c=e.schema[R]:l?c=Sn(e.schema,i,l,s,n):t.type==="scalar"?c=vn(e,i,t,n):c=e.schema[R];let d;try{const f=c.resolve(i,u=>n(s??t,"TAG_RESOLVE_FAILED",u),e.options);d=E(f)?f:new N(f)}catch(f){const u=f instanceof Error?f.message:String(f);n(s??t,"TAG_RESOLVE_FAILED",u),d=new N(i)}return d.range=a,d.source=i,r&&(d.type=r),l&&(d.tag=l),c.format&&(d.format=c.format),o&&(d.comment=o),d}function Sn(e,t,s,n,i){if(s==="!")return e[R];const r=[];for(const a of e.tags)if(!a.collection&&a.tag===s)if(a.default&&a.test)r.push(a);else return a;for(const a of r)if(a.test?.test(t))return a;const o=e.knownTags[s];return o&&!o.collection?(e.tags.push(Object.assign({},o,{default:!1,test:void 0})),o):(i(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,s!=="tag:yaml.org,2002:str"),e[R])}function vn({atKey:e,directives:t,schema:s},n,i,r){const o=s.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(n))||s[R];if(s.compat){const a=s.compat.find(l=>l.default&&l.test?.test(n))??s[R];if(o.tag!==a.tag){const l=t.tagString(o.tag),c=t.tagString(a.tag),d=`Value may be parsed as either ${l} or ${c}`;r(i,"TAG_RESOLVE_FAILED",d,!0)}}return o}function Nn(e,t,s){if(t){s??(s=t.length);for(let n=s-1;n>=0;--n){let i=t[n];switch(i.type){case"space":case"comment":case"newline":e-=i.source.length;continue}for(i=t[++n];i?.type==="space";)e+=i.source.length,i=t[++n];break}}return e}var On={composeNode:us,composeEmptyNode:pt};function us(e,t,s,n){const i=e.atKey,{spaceBefore:r,comment:o,anchor:a,tag:l}=s;let c,d=!0;switch(t.type){case"alias":c=An(e,t,n),(a||l)&&n(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":c=fs(e,t,l,n),a&&(c.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=fn(On,e,t,s,n),a&&(c.anchor=a.source.substring(1))}catch(f){const u=f instanceof Error?f.message:String(f);n(t,"RESOURCE_EXHAUSTION",u)}break;default:{const f=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;n(t,"UNEXPECTED_TOKEN",f),d=!1}}return c??(c=pt(e,t.offset,void 0,null,s,n)),a&&c.anchor===""&&n(a,"BAD_ALIAS","Anchor cannot be an empty string"),i&&e.options.stringKeys&&(!E(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&n(l??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),r&&(c.spaceBefore=!0),o&&(t.type==="scalar"&&t.source===""?c.comment=o:c.commentBefore=o),e.options.keepSourceTokens&&d&&(c.srcToken=t),c}function pt(e,t,s,n,{spaceBefore:i,comment:r,anchor:o,tag:a,end:l},c){const d={type:"scalar",offset:Nn(t,s,n),indent:-1,source:""},f=fs(e,d,a,c);return o&&(f.anchor=o.source.substring(1),f.anchor===""&&c(o,"BAD_ALIAS","Anchor cannot be an empty string")),i&&(f.spaceBefore=!0),r&&(f.comment=r,f.range[2]=l),f}function An({options:e},{offset:t,source:s,end:n},i){const r=new We(s.substring(1));r.source===""&&i(t,"BAD_ALIAS","Alias cannot be an empty string"),r.source.endsWith(":")&&i(t+s.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const o=t+s.length,a=Se(n,o,e.strict,i);return r.range=[t,o,a.offset],a.comment&&(r.comment=a.comment),r}function En(e,t,{offset:s,start:n,value:i,end:r},o){const a=Object.assign({_directives:t},e),l=new is(void 0,a),c={atKey:!1,atRoot:!0,directives:l.directives,options:l.options,schema:l.schema},d=ce(n,{indicator:"doc-start",next:i??r?.[0],offset:s,onError:o,parentIndent:0,startOnNewline:!0});d.found&&(l.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!d.hasNewline&&o(d.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),l.contents=i?us(c,i,d,o):pt(c,d.end,n,null,d,o);const f=l.contents.range[2],u=Se(r,f,!1,o);return u.comment&&(l.comment=u.comment),l.range=[s,f,u.offset],l}function ve(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:t,source:s}=e;return[t,t+(typeof s=="string"?s.length:1)]}function hs(e){let t="",s=!1,n=!1;for(let i=0;i<e.length;++i){const r=e[i];switch(r[0]){case"#":t+=(t===""?"":n?`

`:`
`)+(r.substring(1)||" "),s=!0,n=!1;break;case"%":e[i+1]?.[0]!=="#"&&(i+=1),s=!1;break;default:s||(n=!0),s=!1}}return{comment:t,afterEmptyLine:n}}var Tn=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,s,n,i)=>{const r=ve(t);i?this.warnings.push(new on(r,s,n)):this.errors.push(new we(r,s,n))},this.directives=new se({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:n}=hs(this.prelude);if(s){const i=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(n||e.directives.docStart||!i)e.commentBefore=s;else if(I(i)&&!i.flow&&i.items.length>0){let r=i.items[0];T(r)&&(r=r.key);const o=r.commentBefore;r.commentBefore=o?`${s}
${o}`:s}else{const r=i.commentBefore;i.commentBefore=r?`${s}
${r}`:s}}if(t){for(let i=0;i<this.errors.length;++i)e.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)e.warnings.push(this.warnings[i])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:hs(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,t=!1,s=-1){for(const n of e)yield*this.next(n);yield*this.end(t,s)}*next(e){switch(e.type){case"directive":this.directives.add(e.source,(t,s,n)=>{const i=ve(e);i[0]+=t,this.onError(i,"BAD_DIRECTIVE",s,n)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=En(this.options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new we(ve(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const t=Se(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),n=new is(void 0,s);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),n.range=[0,t,t],this.decorate(n,!1),yield n}}},mt=Symbol("break visit"),In=Symbol("skip children"),ds=Symbol("remove item");function fe(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),ps(Object.freeze([]),e,t)}fe.BREAK=mt,fe.SKIP=In,fe.REMOVE=ds,fe.itemAtPath=(e,t)=>{let s=e;for(const[n,i]of t){const r=s?.[n];if(r&&"items"in r)s=r.items[i];else return}return s},fe.parentCollection=(e,t)=>{const s=fe.itemAtPath(e,t.slice(0,-1)),n=t[t.length-1][0],i=s?.[n];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function ps(e,t,s){let n=s(t,e);if(typeof n=="symbol")return n;for(const i of["key","value"]){const r=t[i];if(r&&"items"in r){for(let o=0;o<r.items.length;++o){const a=ps(Object.freeze(e.concat([[i,o]])),r.items[o],s);if(typeof a=="number")o=a-1;else{if(a===mt)return mt;a===ds&&(r.items.splice(o,1),o-=1)}}typeof n=="function"&&i==="key"&&(n=n(t,e))}}return typeof n=="function"?n(t,e):n}var ms="\uFEFF",gs="",ys="",gt="";function Ln(e){switch(e){case ms:return"byte-order-mark";case gs:return"doc-mode";case ys:return"flow-error-end";case gt:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function j(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var bs=new Set("0123456789ABCDEFabcdef"),$n=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Ue=new Set(",[]{}"),Cn=new Set(` ,[]{}
\r	`),yt=e=>!e||Cn.has(e),_n=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const n=this.buffer[s+e+1];if(n===`
`||!n&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&j(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===ms&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const n=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield gs,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&j(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!j(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&j(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(yt),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&n[0]!=="#"||s===0&&(n.startsWith("---")||n.startsWith("..."))&&j(n[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))return this.flowLevel=0,yield ys,yield*this.parseLineStart();let i=0;for(;n[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),n[i]){case void 0:return"flow";case"#":return yield*this.pushCount(n.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(yt),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(1);if(this.flowKey||j(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let n=s.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const i=this.continueScalar(n+1);if(i===-1)break;n=s.indexOf(`
`,i)}n!==-1&&(t=n-(s[n-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>j(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let n=e+1;for(s=this.buffer[n];s===" ";)s=this.buffer[++n];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++n];e=n-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const o=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>o)e=i;else break}while(!0);return yield gt,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,n;for(;n=this.buffer[++s];)if(n===":"){const i=this.buffer[s+1];if(j(i)||e&&Ue.has(i))break;t=s}else if(j(n)){let i=this.buffer[s+1];if(n==="\r"&&(i===`
`?(s+=1,n=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&Ue.has(i))break;if(n===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&Ue.has(n))break;t=s}return!n&&!this.atEnd?this.setNext("plain-scalar"):(yield gt,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(yt),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(j(s)||t&&Ue.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!j(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if($n.has(t))t=this.buffer[++e];else if(t==="%"&&bs.has(this.buffer[e+1])&&bs.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const n=t-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=t),n}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}},Mn=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,s=this.lineStarts.length;for(;t<s;){const i=t+s>>1;this.lineStarts[i]<e?t=i+1:s=i}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const n=this.lineStarts[t-1];return{line:t,col:e-n+1}}}};function G(e,t){for(let s=0;s<e.length;++s)if(e[s].type===t)return!0;return!1}function ws(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function ks(e){switch(e?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Fe(e){switch(e.type){case"document":return e.start;case"block-map":{const t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function ue(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Ve(e,t){if(t.length<1e5)Array.prototype.push.apply(e,t);else for(let s=0;s<t.length;++s)e.push(t[s])}function Ss(e){if(e.start.type==="flow-seq-start")for(const t of e.items)t.sep&&!t.value&&!G(t.start,"explicit-key-ind")&&!G(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,ks(t.value)?t.value.end?Ve(t.value.end,t.sep):t.value.end=t.sep:Ve(t.start,t.sep),delete t.sep)}var Bn=class{constructor(e){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new _n,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(e,t))yield*this.next(s);t||(yield*this.end())}*next(e){if(this.source=e,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const t=Ln(e);if(t)if(t==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const s=`Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const t=e??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{const s=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in s?s.indent:0:t.type==="flow-collection"&&s.type==="document"&&(t.indent=0),t.type==="flow-collection"&&Ss(t),s.type){case"document":s.value=t;break;case"block-scalar":s.props.push(t);break;case"block-map":{const n=s.items[s.items.length-1];if(n.value){s.items.push({start:[],key:t,sep:[]}),this.onKeyLine=!0;return}else if(n.sep)n.value=t;else{Object.assign(n,{key:t,sep:[]}),this.onKeyLine=!n.explicitKey;return}break}case"block-seq":{const n=s.items[s.items.length-1];n.value?s.items.push({start:[],value:t}):n.value=t;break}case"flow-collection":{const n=s.items[s.items.length-1];!n||n.value?s.items.push({start:[],key:t,sep:[]}):n.sep?n.value=t:Object.assign(n,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){const n=t.items[t.items.length-1];n&&!n.sep&&!n.value&&n.start.length>0&&ws(n.start)===-1&&(t.indent===0||n.start.every(i=>i.type!=="comment"||i.indent<t.indent))&&(s.type==="document"?s.end=n.start:s.items.push({start:n.start}),t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(e);switch(this.type){case"doc-start":{ws(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const t=this.startBlockValue(e);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const t=Fe(this.peek(2)),s=ue(t);let n;e.end?(n=e.end,n.push(this.sourceToken),delete e.end):n=[this.sourceToken];const i={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:s,key:e,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=i}else yield*this.lineEnd(e)}*blockScalar(e){switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e.indent){const s=!this.onKeyLine&&this.indent===e.indent,n=s&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind";let i=[];if(n&&t.sep&&!t.value){const r=[];for(let o=0;o<t.sep.length;++o){const a=t.sep[o];switch(a.type){case"newline":r.push(o);break;case"space":break;case"comment":a.indent>e.indent&&(r.length=0);break;default:r.length=0}}r.length>=2&&(i=t.sep.splice(r[1]))}switch(this.type){case"anchor":case"tag":n||t.value?(i.push(this.sourceToken),e.items.push({start:i}),this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):n||t.value?(i.push(this.sourceToken),e.items.push({start:i,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(G(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]});else if(ks(t.key)&&!G(t.sep,"newline")){const r=ue(t.start),o=t.key,a=t.sep;a.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:o,sep:a}]})}else i.length>0?t.sep=t.sep.concat(i,this.sourceToken):t.sep.push(this.sourceToken);else if(G(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{const r=ue(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||n?e.items.push({start:i,key:null,sep:[this.sourceToken]}):G(t.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const r=this.flowScalar(this.type);n||t.value?(e.items.push({start:i,key:r,sep:[]}),this.onKeyLine=!0):t.sep?this.stack.push(r):(Object.assign(t,{key:r,sep:[]}),this.onKeyLine=!0);return}default:{const r=this.startBlockValue(e);if(r){if(r.type==="block-seq"){if(!t.explicitKey&&t.sep&&!G(t.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&e.items.push({start:i});this.stack.push(r);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||this.indent<=e.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||G(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e.indent){const s=this.startBlockValue(e);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){const t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e.items.push({start:[],key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.value?e.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);!t||t.value?e.items.push({start:[],key:n,sep:[]}):t.sep?this.stack.push(n):Object.assign(t,{key:n,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);return}const s=this.startBlockValue(e);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===e.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const n=Fe(s),i=ue(n);Ss(e);const r=e.end.splice(1,e.end.length);r.push(this.sourceToken);const o={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:i,key:e,sep:r}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(e)}}flowScalar(e){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){return this.type!=="comment"||this.indent<=t?!1:e.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(e){this.type!=="doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function Kn(e){const t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Mn||null,prettyErrors:t}}function vs(e,t={}){const{lineCounter:s,prettyErrors:n}=Kn(t),i=new Bn(s?.addNewLine),r=new Tn(t);let o=null;for(const a of r.compose(i.parse(e),!0,e.length))if(!o)o=a;else if(o.options.logLevel!=="silent"){o.errors.push(new we(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return n&&s&&(o.errors.forEach(os(e,s)),o.warnings.forEach(os(e,s))),o}function Pn(e,t,s){let n;typeof t=="function"?n=t:s===void 0&&t&&typeof t=="object"&&(s=t);const i=vs(e,s);if(!i)return null;if(i.warnings.forEach(r=>Bt(i.options.logLevel,r)),i.errors.length>0){if(i.options.logLevel!=="silent")throw i.errors[0];i.errors=[]}return i.toJS(Object.assign({reviver:n},s))}var Ns={schema:"core",logLevel:"error",prettyErrors:!1};function Dn(e){const t=Pn(e,{...Ns,maxAliasCount:50});if(!wt(t))throw Object.assign(new Error("yaml"),{code:"not a mapping"});return t}function jn(e){try{const t=vs(e,Ns),[s]=t.errors;if(s!==void 0)return{error:`not valid YAML at line ${e.slice(0,s.pos[0]).split(`
`).length}`};const n=t.toJS({maxAliasCount:0});return wt(n)?{record:n}:{error:"not a mapping"}}catch(t){return{error:t instanceof ReferenceError?"an alias, and none is followed here":"not valid YAML"}}};return {parsePlainYaml: jn,parseYamlRecord: Dn};
|*/
/*| part shared/1
// src/core/config/glob-bounds.ts
var FEW_WILDCARDS = /^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/;
function isSafeGlob(text) {
  if (text === "" || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false;
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false;
  return FEW_WILDCARDS.test(text);
}

;return {isSafeGlob};
|*/
/*| part shared/10
const {
  findGitRoot
} = (await loadPart("answers/pre-tool-use")).shared34;
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;

// src/io/git.ts
function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const configDir = commonDir ?? gitDir;
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, gitDir, branch: null, head: parseHash(headText), commonDir, configDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${configDir}/${ref[1]}`)) ?? findPacked(configDir, ref[1]) : null;
  return { root, gitDir, branch: ref[2], head, commonDir, configDir };
}
function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
}
function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  return "error" in packed ? null : findInPacked(packed.text, ref);
}
function findInPacked(text, ref) {
  const end = text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(text.slice(text.lastIndexOf("\n", end) + 1, end));
}
function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
}
function parseHash(text) {
  return text !== null && /^[0-9a-f]{40,64}$/.test(text) ? text : null;
}
function resolveFrom(base, path) {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path;
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

;return {readGitFacts};
|*/
/*| part shared/19
const {
  currentName
} = (await loadPart("answers/pre-tool-use")).shared18;

// src/core/guardrails/tool-names.ts
var CORE_TOOLS = /* @__PURE__ *@/ new Set([
  ...["Agent", "AskUserQuestion", "Bash", "Config", "CronCreate", "CronDelete", "CronList", "Edit", "EnterPlanMode"],
  ...["EnterWorktree", "ExitPlanMode", "ExitWorktree", "Glob", "Grep", "LSP", "ListAgents", "ListMcpResourcesTool"],
  ...["Monitor", "NotebookEdit", "PowerShell", "PushNotification", "REPL", "Read", "ReadMcpResourceTool"],
  ...["RemoteTrigger", "ReportFindings", "ScheduleWakeup", "SendMessage", "SendUserFile", "Skill", "SlashCommand"],
  ...["Sleep", "StructuredOutput", "TaskCreate", "TaskGet", "TaskList", "TaskOutput", "TaskStop", "TaskUpdate"],
  ...["TeamCreate", "TeamDelete", "ToolSearch", "WebFetch", "WebSearch", "Workflow", "Write"]
]);
function isCoreTool(name) {
  return CORE_TOOLS.has(currentName(name));
}
function findSimilarTool(name) {
  const plain = (text) => text.toLowerCase().replaceAll(/[^a-z]/g, "");
  const wanted = plain(name);
  const found = [...CORE_TOOLS].find(
    (tool) => plain(tool) === wanted || wanted.length > 3 && isOneOff(plain(tool), wanted)
  );
  return found ?? null;
}
function isOneOff(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
function matchesName(pattern, name) {
  const [head = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return pattern === name;
  const tail = rest.pop() ?? "";
  if (!name.startsWith(head) || !name.endsWith(tail) || name.length < head.length + tail.length) return false;
  let from = head.length;
  for (const part of rest) {
    const at = name.indexOf(part, from);
    if (at === -1 || at + part.length > name.length - tail.length) return false;
    from = at + part.length;
  }
  return true;
}
function findMcpServer(toolName) {
  return /^mcp__(.+?)(?:__.*)?$/.exec(toolName)?.[1] ?? null;
}

;return {isCoreTool,
  findSimilarTool,
  matchesName,
  findMcpServer};
|*/
/*| part shared/2
const {
  isSafeName
} = (await loadPart("answers/pre-tool-use")).shared21;
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  CRITICALITIES
} = (await loadPart("answers/pre-tool-use")).shared12;
const {
  countOf,
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/context/relay.ts
function parseRelay(wire) {
  if (!isRecord(wire)) return null;
  const { at, model } = wire;
  const windowTokens = countOf(wire.window_tokens);
  if (typeof at !== "string" || typeof model !== "string" || windowTokens === 0) return null;
  const inputTokens = countOf(wire.input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) };
  return { at, model, windowTokens, usage };
}
function serializeRelay({ at, model, windowTokens, usage }) {
  const tokens = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null };
  return { at, model, window_tokens: windowTokens, ...tokens };
}

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];

// src/core/session/state.ts
var EMPTY_SESSION_STATE = {
  tier: "nominal",
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  injected: [],
  memories: [],
  closeCompactions: 0,
  raisedCriticality: null,
  escalations: [],
  compactionsLearned: 0,
  relay: null,
  approvalDue: null,
  quiet: null,
  reminder: null
};
function parseSessionState(wire) {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
    memories: Array.isArray(wire.memories) ? wire.memories.filter(isSafeName).slice(-200) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    approvalDue: stringOf(wire.approval_due),
    quiet: parseQuiet(wire.quiet),
    reminder: parseReminder(wire.reminder)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration, memories, words, reminders } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {},
    ...typeof memories === "number" ? { memories } : {},
    ...Array.isArray(words) ? { words: words.filter((word) => typeof word === "string") } : {},
    ...typeof reminders === "string" ? { reminders } : {}
  };
}
function parseReminder(wire) {
  return isRecord(wire) ? { key: stringOf(wire.key), stamp: stringOf(wire.stamp), told: stringOf(wire.told) } : null;
}
function serializeSessionState(state) {
  const wire = {
    schema_version: "1",
    tier: state.tier,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    injected: state.injected,
    close_compactions: state.closeCompactions,
    // What most sessions never have is left out of their states.
    memories: state.memories.length > 0 ? state.memories : void 0,
    raised_criticality: state.raisedCriticality ?? void 0,
    escalations: state.escalations.length > 0 ? state.escalations : void 0,
    compactions_learned: state.compactionsLearned > 0 ? state.compactionsLearned : void 0,
    approval_due: state.approvalDue ?? void 0,
    statusline: state.relay === null ? void 0 : serializeRelay(state.relay),
    quiet: state.quiet,
    reminder: state.reminder ?? void 0
  };
  return `${JSON.stringify(wire, null, 2)}
`;
}
function wholeNumber(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
function isSessionStateWire(value) {
  return isRecord(value) && value.schema_version === "1";
}

// src/io/session-store.ts
var MAX_STATE_BYTES = 1 << 20;
function readSessionState(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
  const file = readTextFile(path, MAX_STATE_BYTES);
  if ("error" in file) {
    const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
}

;return {serializeSessionState,
  readSessionState};
|*/
/*| part shared/22
const {climbs: c,isAbsolutePath: l,joinPath: r} = await loadPart("shared/24");const {hasMarks: u,isKnown: f} = await loadPart("shared/25");function w(n,o){return f(n)?l(n)?[r("/",n)]:o.cwd===null||c(n)&&u(n+o.cwd.join(""))?null:o.cwd.map(i=>r(i,n)):null}function d(n,o){const i=w(n,o);o.previousCwd=o.cwd,o.cwd=i};return {enterDirectory: d};
|*/
/*| part shared/23
const {UNKNOWN_VALUE: p,forkState: x,joinStates: b,replaceState: I,textValue: h} = await loadPart("shared/29");const {BRACKET: H,HOLE: f,QUESTION: X,SPLIT: d,STAR: v,markUnquoted: G,unmarkPattern: J} = await loadPart("shared/25");var K=1e6,Y=new Set(["mkdir","echo","printf","true",":","export","set","pwd","touch","pushd","popd"]);function q(t){return t.type==="Command"&&(t.name===void 0||Y.has(t.name.value))}function z(t){return t.type==="Pipeline"&&t.prefixes.filter(({type:e})=>e==="Negation").length%2===1}function g(t,e,n,r){const s=x(e),i=x(e),u=r.runNode(t,i,n);if(!(t.type==="Command"&&JSON.stringify(s.cwd)!==JSON.stringify(i.cwd))){const a=q(t)?[]:null,y={success:i,failures:[{state:i,missing:a}],output:u};return z(t)?{success:i,failures:[{state:i,missing:null}],output:u}:y}return{success:{...i,assumed:s.assumed},failures:[{state:s,missing:i.cwd??[]}],output:u}}var O=t=>t.reduce((e,n)=>e===null?n:b(e,n),null);function L({success:t,failures:e}){const n=e.filter(({missing:i})=>i===null).map(({state:i})=>i),r=e.flatMap(({missing:i,state:u})=>u.ended?[]:i??[]),s=O([t,...n])??t;return{...s,assumed:[...new Set([...s.assumed,...r])]}}function M(t,e){return t===null||e===null||t.length+e.length>K?null:t+e}function E(t,e,n,r){if(t.type!=="AndOr")return g(t,e,n,r);const[s,...i]=t.commands;if(s===void 0)return{success:e,failures:[],output:""};let u=g(s,e,n,r);for(const[o,c]of i.entries()){if(r.isSpent())break;const a=t.operators[o]==="&&",y=a?u.success:O(u.failures.map(({state:j})=>j))??u.success,m=g(c,y,n,r),w=M(u.output,m.output);u=a?{success:m.success,failures:[...u.failures,...m.failures],output:w}:{success:b(u.success,m.success),failures:m.failures,output:w}}return u}function Z({command:t,background:e},n,r,s){const i=E(t,n,r,s);return e!==!0&&I(n,L(i)),i.output}function R(t,e,n,r){let s="";for(const i of t){if(r.isSpent())return null;s=M(s,Z(i,e,n,r))}return s}function Q(t,e,n,r){const s=t.at(-1);if(R(t.slice(0,-1),e,n,r),s===void 0)return{yes:e,no:x(e)};const i=E(s.command,e,n,r),u=O(i.failures.map(o=>o.state))??i.success;return{yes:x(i.success),no:x(u)}}var tt=new Set("? # $ ! - RANDOM SECONDS LINENO BASHPID PPID UID EUID EPOCHSECONDS SRANDOM".split(" "));function T(t){return t===null?p:h(...t)}function et(t,e){return t==="@"||t==="*"?e===null?p:{kind:"array",items:e}:/^[1-9]\d*$/.test(t)?e===null?p:h(e[Number(t)-1]??""):null}function D(t,e,n){const r=e.variables.get(t);return r!==void 0?r:t==="HOME"?n===null?p:h(n):t==="PWD"?T(e.cwd):t==="OLDPWD"?T(e.previousCwd):tt.has(t)?h(v):et(t,e.positional)??p}function C(t,e,n){const[,r="",s=""]=/^~([^/]*)(.*)$/s.exec(t)??[],i={"":"HOME","+":"PWD","-":"OLDPWD"},u=Object.hasOwn(i,r)?i[r]:void 0,o=u===void 0?p:D(u,e,n);return(o.kind==="text"&&o.texts.length===1?o.texts[0]:f)+s}var nt=16,l=t=>[[{text:t,fresh:!1}]];function N(t){let e=[[]];for(const n of t){const[r,...s]=n;if(e.length*n.length>nt)return[[{text:d,fresh:!1}]];if(r!==void 0&&s.length===0)for(const i of e)for(const u of r)i.push(u);else e=e.flatMap(i=>n.map(u=>[...i,...u]))}return e}function B(t,e){let n=0;for(const r of t)n+=r==="/"?1:r.text.length;return n>e?f:t.map(r=>r==="/"?" ":r.text).join("")}function k(t){const e=[];let n=null;const r=()=>{n!==null&&e.push(n),n=null};for(const s of t)if(s==="/")r();else{const[i="",...u]=s.fresh?s.text.split(/[ \t\n]+/):[s.text];(i!==""||!s.fresh)&&(n=`${n??""}${i}`);for(const o of u)r(),o!==""&&(n=o)}return r(),e}var rt=5e4,st=2e6,it=256;function P(t,e){const n=e.state.variables.get("IFS");return n===void 0||n.kind==="text"&&n.texts.every(s=>/^[ \t\n]*$/.test(s))||/^[\w.]*$/.test(t)?G(t):d}function ut(t){return{lookup:e=>D(e,t.state,t.home),assign:(e,n)=>t.state.variables.set(e,n),expand:e=>S(e,t),doubt:t.doubt}}function U(t,e,n,r){return t.kind==="text"?t.texts.map(s=>[{text:e?s:P(s,r),fresh:!e}]):e&&!n?l(t.items.join(" ")):[t.items.flatMap((s,i)=>{const u={text:e?s:P(s,r),fresh:!e};return i===0?[u]:["/",u]})]}function ot(t,e,n){const r=t===void 0?null:n.substitute(t),s=r===null?f:r.replace(/\n+$/,"");return[[{text:e?s:P(s,n),fresh:!e}]]}function lt(t,e,n){if(t.type==="SimpleExpansion"){const s=t.text.slice(1),i=D(s,n.state,n.home),u=s==="@"||s==="*",o=i.kind==="array"&&!u?{kind:"text",texts:[i.items[0]??""]}:i;return F(U(o,e,s==="@",n),s)}if(t.type!=="ParameterExpansion")return l(f);const r=t.index?.text??t.parameter;return F(U(n.syntax.expandParameter(t,ut(n)),e,r==="@",n),r)}function F(t,e){return e!=="@"?t:t.map(n=>n.map(r=>r==="/"?r:{...r,text:r.text.replaceAll(f,d)}))}function ct(t,e){const n=N(t.map(s=>$(s,!0,e)));return t.length===1&&/^\$(?:@|\{@|\{\w+\[@\])/.test(t[0]?.text??"")?n:n.map(s=>[{text:"",fresh:!1},...s])}function $(t,e,n){switch(t.type){case"Literal":case"SingleQuoted":return l(t.value);case"AnsiCQuoted":return n.state.isPlain?[...l(t.value),...l(`$${t.text.slice(2,-1)}`)]:l(t.value);case"DoubleQuoted":case"LocaleString":return ct(t.parts,n);case"Glob":return t.kind!=="bracket"?l(t.kind==="star"?v:X):l(/^\[[^[\]\\'"$`/]+\]$/.test(t.text)?H+t.text.slice(1):v);case"ExtendedGlob":return l(t.text.includes("/")?f:v);case"CommandExpansion":return ot(t.script,e,n);case"ArithmeticExpansion":return n.syntax.visitScripts(t,r=>n.substitute(r)),l(v);case"ProcessSubstitution":return t.script!==void 0&&n.substitute(t.script),l("/dev/fd/63");case"BraceExpansion":return l(/[$`]/.test(t.text)?d:t.text.replace(/["'\\]/g,""));default:return lt(t,e,n)}}function W(t,e,n){if(t.startsWith("~"))return C(e,n.state,n.home);const r=/^[A-Za-z_]\w*\+?=(?=~)/.exec(t)?.[0];return r===void 0?e:r+C(e.slice(r.length),n.state,n.home)}function A(t,e){return t.parts===void 0?l(W(t.text,t.value,e)):N(t.parts.map((n,r)=>r>0||n.type!=="Literal"?$(n,!1,e):l(W(n.text,n.value,e))))}function _(t,e,n){const r=t.parts?.find(u=>u.type==="BraceExpansion");if(r===void 0)return[t];const s=n.expandBraces(r.text);if(s===null)return null;const i=[];for(const u of s){e.left-=1;const o=r.pos-t.pos,c=n.parseWord(t.text.slice(0,o)+u+t.text.slice(o+r.text.length)),a=c===null||e.left<0?null:_(c,e,n);if(a===null)return null;i.push(...a)}return i}function V(t,e){const n=_(t,{left:it},e.syntax);if(n===null)return[[d]];if(n.length>1){const r=n.flatMap(s=>at(A(s,e).map(k)));return e.state.isPlain?[r,...A(t,e).map(k)]:[r]}return A(n[0]??t,e).map(k)}var at=t=>t.length===1?t[0]??[]:[d];function S(t,e){const n=A(t,e).map(s=>B(s,rt)),r=t.parts?.some(s=>s.type==="Glob")===!0&&!/[$`]/.test(t.text);return n.map(s=>(r?J(s):s).replaceAll(d,f))}function ft(t,e){const n=N(t.map(r=>$(r,!0,e)));return n.length!==1?f:B(n[0]??[],st)}var dt=new Set([">",">>",">|","&>","&>>","<>"]);function pt(t,e,n){for(const[r,...s]of V(t,n.scope(e))){r!==void 0&&n.shell.write(e,r,"redirect");for(const i of s)n.shell.write(e,i,"redirect")}}function xt(t,e,n){return S(t,n.scope(e)).every(r=>/^(?:\d+-?|-)$/.test(r))}function mt(t,e,n){if(t.type==="HereString"){const u=t.target===void 0?[]:S(t.target,n.scope(e));return u.length===1?`${u[0]}
`:null}if(t.type!=="HereDoc")return null;const{body:r,operator:s}=t,i=r.parts===void 0?r.text:ft(r.parts,n.scope(e));return s==="<<-"?i.replace(/^\t+/gm,""):i}function ht(t,e,n,r){const{operator:s,target:i,descriptor:u}=t;if(i===void 0)return;const o=u?.type==="FileDescriptor"?u.value:void 0;/^(?:\/dev\/|\d|-)/.test(i.text)||(n.mayFail=!0),u?.type==="FileDescriptorVariable"&&e.variables.set(u.name,h("10"));const c=dt.has(s)||s===">&"&&!xt(i,e,r);c?pt(i,e,r):S(i,r.scope(e)),c&&(u===void 0||o===1)&&s!=="<>"&&(n.isSilent=!0),s==="<"&&(u===void 0||o===0)&&(n.input=i.text==="/dev/null"?"":null)}function vt(t,e,n,r){const s={input:n,isSilent:!1,mayFail:!1};for(const i of t)if(i.type==="Redirect")ht(i,e,s,r);else{const{descriptor:u}=i,o=mt(i,e,r);(u===void 0||u.type==="FileDescriptor"&&u.value===0)&&(s.input=o)}return s}function St(t,e,n){const r=t.mayFail?x(e):null,s=n(t.input);return r!==null&&JSON.stringify(r.cwd)!==JSON.stringify(e.cwd)&&I(e,b(r,e)),t.isSilent?"":s}var yt=new Set("let test [ printf read unset declare typeset local export mapfile wait".split(" ")),Ot="the shell runs what stands in the index of an array",At=t=>/\w\[[^\]]*(?:\$\(|`)/.test(t);;return {EVALUATES: yt,RUNS_IN_INDEX: Ot,expandText: S,expandWord: V,joinAll: O,noteRedirections: vt,runChain: E,runCondition: Q,runList: R,runRedirected: St,runsInIndex: At,settle: L};
|*/
/*| part shared/24
const {DEEP: m,NAME: p,hasMarks: l,isKnown: $,toPattern: v} = await loadPart("shared/25");var u=/^[A-Za-z]:(?:\/|$)/,i=t=>t.startsWith("/")||u.test(t);function f(t,e){const n=i(e)?e:`${t}/${e}`,s=u.exec(n)?.[0].replace(/\/$/,"")??"",o=[];for(const r of n.slice(s.length).split("/"))r===".."?o.pop():r!==""&&r!=="."&&o.push(r);return`${s}/${o.join("/")}`}function F(t){const e=t.replace(/\/+$/,"");return e.slice(e.lastIndexOf("/")+1)}function w(t){const e=t.replace(/\/+$/,""),n=e.lastIndexOf("/");return n===-1?".":e.slice(0,n).replace(/\/+$/,"")||"/"}var E=/^\.?[.\uFDD2\uFDD3\uFDD4\uFDD6][.\uFDD2\uFDD3\uFDD6]*$|^\.\uFDD4/;function I(t,e){return t==="."||t===".."||!E.test(t)?!1:t.startsWith(".")?l(t):t.startsWith(p)&&!e}var h=t=>/(?:^|\/)\.\.(?:\/|$)/.test(t);function d(t,e){const n=i(e)?e:`${t}/${e}`;if(!$(n))return"the path is known only when the command runs";const s=n.indexOf(m);if(s!==-1){if(h(n.slice(s)))return"the path leads up from a folder that is not known";const a=d("/",n.slice(0,n.lastIndexOf("/",s)+1));return typeof a=="string"?a:{...a,recursive:!0}}const o=n.split("/");if(o.some((a,D)=>I(a,D===o.length-1)))return'the pattern may also match ".."';const r=f("/",n),c=l(r);return{path:c?v(r):r,glob:c,recursive:!1}}var P=/^(?:\/dev\/(?:null|zero|full|tty|stdin|stdout|stderr|random|urandom|fd\/\d+|tcp\/.*|udp\/.*)|\/proc\/self\/fd\/\d+)$/,b=t=>P.test(t);;return {baseName: F,climbs: h,isAbsolutePath: i,isDevice: b,joinPath: f,locatePath: d,parentPath: w};
|*/
/*| part shared/25
var u="\uFDD0",c="\uFDD1",D="\uFDD2",e="\uFDD3",a="\uFDD4",l="\uFDD5",v="\uFDD6",p=/[\uFDD0\uFDD1]/,A=/[\uFDD0-\uFDD6]/,n=r=>A.test(r),s=r=>!p.test(r),o=r=>r.replaceAll(u,c).replaceAll("*",D).replaceAll("?",e).replace(/\[(?=[^\]]+\])/g,a),E=r=>r.replaceAll(D,"*").replaceAll(e,"?").replaceAll(a,"[");function N(r){const t={[D]:"*",[e]:"?",[a]:"[",[l]:"**",[v]:"*"};return r.replace(/[\uFDD0-\uFDD6]/g,F=>t[F]??"\u2026")}var g=r=>r.replace(/[\\*?[]/g,"\\$&").replace(/[\uFDD2\uFDD6]/g,"*").replaceAll(e,"?").replaceAll(a,"["),i=r=>r==="."?l:`${r.replace(/\/+$/,"")}/${l}`;;return {BRACKET: a,DEEP: l,HOLE: u,NAME: v,QUESTION: e,SPLIT: c,STAR: D,describeMarks: N,everythingBelow: i,hasMarks: n,isKnown: s,markUnquoted: o,toPattern: g,unmarkPattern: E};
|*/
/*| part shared/26
var e=/^(?:LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|PROMPT_COMMAND|GIT_(?:EXTERNAL_DIFF|SSH|SSH_COMMAND|EDITOR|SEQUENCE_EDITOR|PAGER|ASKPASS|PROXY_COMMAND)|(?:MAN)?PAGER|EDITOR|VISUAL|LESSOPEN|LESSCLOSE|PERL5OPT|RUBYOPT|PYTHONSTARTUP|NODE_OPTIONS)$/,E=/^(?:|\.|:|true|false|cat|less(?: -\w+)*|more|vi|vim|nvim|nano|emacs|code(?: --wait)?|ssh(?: -[1246AaCfGgKkMNnqsTtVvXxYy]+| -[ip] [\w./~-]+| -o (?!proxycommand|localcommand|knownhostscommand|permitlocalcommand)\w+=[\w./~-]*)*|--(?!require|import|loader|experimental-loader)[\w=-]+)$/i;function i(a,t,r){if(/^PS[0-4]$/.test(t)&&r.some(o=>/\$\(|`/.test(o))&&a.doubt(`${t}=${r.join(" ")}`,"the shell runs what stands in its prompt"),!!e.test(t))for(const o of r)E.test(o.trim())||a.doubt(`${t}=${o}`,"programs run what this variable names")};return {noteVariable: i};
|*/
/*| part shared/27
function l({flags:e,values:s},n,a){e.add(n),s.set(n,[...s.get(n)??[],a])}function u(e,s){const n=s.long?.split(" ")??[],a=t=>t.replace(/[=?]$/,""),i=n.find(t=>a(t)===e);return i!==void 0||s.singleDash===!0?i??e:n.find(t=>a(t).startsWith(e))??e}function f(e,s,n,a){const i=e.replace(/^--?/,""),t=i.indexOf("="),o=u(t===-1?i:i.slice(0,t),n),r=o.replace(/[=?]$/,"");return t!==-1?l(a,r,i.slice(t+1)):o.endsWith("=")&&s!==void 0?l(a,r,s):a.flags.add(r),t===-1&&o.endsWith("=")&&s!==void 0}function d(e,s,n,a){for(let i=1;i<e.length;i+=1){const t=e.charAt(i),o=e.slice(i+1),r=n.values?.includes(t)===!0;if(r&&o===""&&s!==void 0)return l(a,t,s),!0;if(r&&o!==""||n.attached?.includes(t)===!0&&o!=="")return l(a,t,o),!1;a.flags.add(t)}return!1}function p(e,s,n,a){return e.startsWith("--")||n.singleDash===!0?f(e,s,n,a):d(e,s,n,a)}var c=e=>e.startsWith("-")&&e!=="-";function g(e,s){const n={flags:new Set,values:new Map,operands:[]};let a=!1;for(let i=0;i<e.length;i+=1){const t=e[i]??"";if(/^-?\uFDD1/.test(t)&&(a=!0),t==="--"||s.stopAtOperand===!0&&!c(t)){n.operands.push(...e.slice(t==="--"?i+1:i));break}c(t)?p(t,e[i+1],s,n)&&(i+=1):n.operands.push(t)}return{...n,mayHoldMore:a}}function h({values:e},...s){return s.flatMap(n=>e.get(n)??[])}var v=({flags:e},...s)=>s.some(n=>e.has(n));;return {hasFlag: v,parseOptions: g,valuesOf: h};
|*/
/*| part shared/28
function r({name:t,args:o,state:e,shell:i},n){(n.includes("/")||n!==t)&&i.isWritten(e,n)?i.doubt([t,...o].join(" "),"it runs a file that the command itself writes"):i.noteUnknown(t)};return {noteScriptFile: r};
|*/
/*| part shared/29
const {HOLE: d} = await loadPart("shared/25");var f=8,a=(...n)=>({kind:"text",texts:n}),o=a(d);function u(n){return{...n,variables:new Map(n.variables),functions:new Map(n.functions),aliases:new Map(n.aliases)}}function v(n,e){Object.assign(n,e)}var c=(n,e)=>[...new Set([...n,...e])];function p(n,e){if(n===null||e===null)return null;const i=c(n,e);return i.length>f?null:i}function w(n,e){if(n===e)return n;if(n.kind==="array"||e.kind==="array")return n.kind===e.kind&&JSON.stringify(n)===JSON.stringify(e)?n:o;const i=c(n.texts,e.texts);return i.length>f||i.includes(d)?o:a(...i)}function S(n,e){if(n===e)return n;if(n.ended!==e.ended)return u(n.ended?e:n);const i=new Map;for(const t of new Set([...n.variables.keys(),...e.variables.keys()]))i.set(t,w(n.variables.get(t)??o,e.variables.get(t)??o));const s=new Map(n.functions);for(const[t,l]of e.functions)s.set(t,[...new Set([...n.functions.get(t)??[],...l])]);const r=JSON.stringify(n.positional)===JSON.stringify(e.positional);return{cwd:p(n.cwd,e.cwd),previousCwd:p(n.previousCwd,e.previousCwd),assumed:c(n.assumed,e.assumed),variables:i,exported:new Set([...n.exported,...e.exported]),positional:r?n.positional:null,functions:s,aliases:new Map([...n.aliases,...e.aliases]),ended:n.ended&&e.ended,isPlain:n.isPlain||e.isPlain}}function g(n,e){const i=S(n,e);for(const[s,r]of i.variables)JSON.stringify(r)!==JSON.stringify(n.variables.get(s))&&i.variables.set(s,o);return JSON.stringify(n.cwd)!==JSON.stringify(i.cwd)&&(i.cwd=null),i}function m(n,e){const i=s=>JSON.stringify([s.cwd,s.positional,[...s.variables].sort()]);return i(n)===i(e)}function y(n,e,i){const s=new Map;for(const[r,t]of n.variables){const l=n.exported.has(r)&&t.kind==="text";s.set(r,l?t:w(t,a("")))}return{...u(n),variables:s,positional:e,isPlain:i,functions:new Map,aliases:new Map}};return {UNKNOWN_VALUE: o,forkState: u,isSameState: m,joinStates: S,replaceState: v,startChild: y,textValue: a,widenState: g};
|*/
/*| part shared/3
const {
  isRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;

// src/core/guardrails/resulting-text.ts
function findResultingText({ givenName, toolName, toolInput }, existing) {
  if (toolName === "Write") return stringOf(toolInput.content);
  if (toolName !== "Edit") return null;
  const edits = givenName === "MultiEdit" && Array.isArray(toolInput.edits) ? toolInput.edits : [toolInput];
  return edits.reduce((text, edit) => isRecord(edit) ? applyEdit(text, edit) : null, existing ?? "");
}
function applyEdit(text, edit) {
  const [before, after] = [stringOf(edit.old_string), stringOf(edit.new_string)];
  if (text === null || before === null || after === null) return null;
  if (before === "") return text === "" ? after : null;
  const at = text.indexOf(before);
  if (at === -1) return null;
  return edit.replace_all === true ? text.split(before).join(after) : text.slice(0, at) + after + text.slice(at + before.length);
}

;return {findResultingText};
|*/
/*| part shared/30
const {hasFlag: l,parseOptions: g,valuesOf: m} = await loadPart("shared/27");function v(e,t){return t==="all"?e:t==="first"?e.slice(0,1):t==="second"?e.slice(1,2):t==="rest"?e.slice(1):t==="final"||t==="last"&&e.length>1?e.slice(-1):[]}function $(e,t,r){const[n]=t.only??[],s=i=>i.length===1||t.singleDash===!0?"-":"--",c=n===void 0?e:`${e} ${s(n)}${n}`,f=t.only===void 0||l(r,...t.only)?v(r.operands,t.targets):[],o=(t.outputs??[]).flatMap(i=>m(r,i).map(h=>[h,`${e} ${s(i)}${i}`]));return[...f.map(i=>[i,c]),...o]}function a({name:e,state:t,shell:r},n,s){if(l(s,...n.except??[]))return;const c=n.recursive===!0||l(s,...n.recursive??[]);for(const[u,f]of $(e,n,s))u!=="-"&&!O.test(u)&&r.write(t,u,f,{recursive:c})}var O=/^(?:[a-z0-9]+:\/\/|[\w.@-]{2,}:)/i;function p(e){return t=>(a(t,e,g(t.args,e)),null)}function y(e){return Object.fromEntries(Object.entries(e).map(([t,r])=>[t,p(r)]))};return {noteRow: a,toolPrograms: y};
|*/
/*| part shared/31
function e({name:r,state:o,shell:t},i){t.write(o,i,r);for(const{index:c}of i.matchAll(/(?<=[^./])\/\.\.(?=\/|$)/g))t.write(o,i.slice(0,c),r)};return {writeWithParents: e};
|*/
/*| part shared/32
// src/core/text.ts
function cleanText(text) {
  if (!MAY_BE_UNSAFE.test(text)) return text;
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
var MAY_BE_UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/;
function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text, maxChars) {
  return excerpt(joinLines(cleanText(text)), maxChars);
}
function joinLines(text) {
  return text.replace(/\s{2,}|[^\S ]/g, " ");
}

;return {cleanText,
  excerptLine};
|*/
/*| part shared/4
const {
  excerptLine
} = await loadPart("shared/32");

// src/core/secret-shapes.ts
var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|signing[_-]?key|encryption[_-]?key|credential|\\bpwd)";
var NAME_NEEDLES = ["secret", "token", "passw", "passphrase", "key", "credential", "pwd"];
var ALONE = "(?<![A-Za-z0-9_-])";
var PREFIXES = [
  [["sk-", "sk_", "rk_", "rk-"], "(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}"],
  [["whsec_"], "whsec_[A-Za-z0-9+/=]{24,}"],
  [["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "gh[pousr]_[A-Za-z0-9]{20,}"],
  [["github_pat_"], "github_pat_[A-Za-z0-9_]{20,}"],
  [["gl"], "gl(?:pat|dt|rt|ptt|soat|cbt|ft|imt|agent)-[A-Za-z0-9_-]{16,}"],
  [["akia", "asia"], "(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])"],
  [["aiza", "ya29.", "gocspx-"], "(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,})"],
  [["xox", "xapp-"], "(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}"],
  [
    ["npm_", "hf_", "pypi-", "_v1_"],
    "(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})"
  ],
  [["sg."], "SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}"],
  [["eyj"], "eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}"],
  [["key-"], "key-[0-9a-f]{32}(?![0-9A-Za-z])"],
  [["-us"], "[0-9a-f]{32}-us\\d{1,2}(?![0-9A-Za-z])"],
  [["sq0"], "sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,}"],
  [["shp"], "shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{32}"],
  [["atatt3", "atctt3"], "AT[AC]TT3[A-Za-z0-9_=-]{30,}"],
  [["dapi"], "dapi[0-9a-f]{32}(?:-\\d)?(?![0-9A-Za-z])"],
  [["lin_api_", "ntn_", "figd_", "nfp_", "rnd_"], "(?:lin_api|ntn|figd|nfp|rnd)_[A-Za-z0-9_-]{24,}"],
  [["pscale_"], "pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,}"],
  [["sbp_", "sb_secret_"], "(?:sbp_[0-9a-f]{40}|sb_secret_[A-Za-z0-9_-]{20,})"],
  [["hvs.", "hvb."], "hv[sb]\\.[A-Za-z0-9_-]{20,}"],
  [[".atlasv1."], "[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{40,}"],
  [["dp."], "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9.]{30,}"],
  [["pul-"], "pul-[0-9a-f]{40}"],
  [["nrak-"], "NRAK-[A-Z0-9]{27}"],
  [["glsa_", "glc_"], "(?:glsa|glc)_[A-Za-z0-9_=+/]{30,}"],
  [["sntrys_", "sntryu_"], "sntry[su]_[A-Za-z0-9_=+/]{40,}"],
  [["dckr_pat_", "rubygems_"], "(?:dckr_pat_[A-Za-z0-9_-]{20,}|rubygems_[0-9a-f]{48})"],
  [
    ["gsk_", "xai-", "pplx-", "r8_"],
    "(?:gsk_[A-Za-z0-9]{40,}|xai-[A-Za-z0-9]{60,}|pplx-[A-Za-z0-9]{40,}|r8_[A-Za-z0-9]{36,})"
  ],
  [["age-secret-key-"], "AGE-SECRET-KEY-1[0-9A-Z]{50,}"],
  [[":aa"], "\\d{8,10}:AA[A-Za-z0-9_-]{32,}"]
];
var SECRET_SHAPES = [
  {
    needles: ["private key"],
    pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g
  },
  ...PREFIXES.map(([needles, rest]) => ({ needles, pattern: new RegExp(`${ALONE}${rest}`, "g") })),
  { needles: ["hooks.slack.com"], pattern: /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g },
  {
    needles: ["/api/webhooks/"],
    pattern: /(discord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/)[A-Za-z0-9_-]{20,}/g
  },
  { needles: ["sig="], pattern: /([?&]sig=)[A-Za-z0-9%+/_=-]{30,}/g },
  { needles: ["://"], pattern: /(:\/\/[^\s:/@]{0,100}:)[^\s@/]{1,200}(@)/g },
  {
    needles: ["authorization"],
    pattern: /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi
  },
  { needles: ["bearer", "basic"], pattern: /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi },
  { needles: ["-u", "--user"], pattern: /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g },
  {
    needles: NAME_NEEDLES,
    pattern: new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi")
  }
];

// src/core/redact.ts
var REDACTED = "[redacted]";
var NAMED = new RegExp(
  `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3})(["']?)((?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,})`,
  "gi"
);
var RANDOM = /((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi;
var RANDOM_NEEDLES = ["auth", "salt", "session", "cookie", "signature", "hmac", "webhook", "dsn", "key"];
var ANY_NEEDLE = new RegExp(
  [.../* @__PURE__ *@/ new Set([...SECRET_SHAPES.flatMap(({ needles }) => needles), ...RANDOM_NEEDLES, ...NAME_NEEDLES])].map((needle) => needle.replace(/[.?]/g, "\\$&")).join("|")
);
var NOTHING = { shapes: [], random: false, named: false };
function findSuspicion(text) {
  const lower = text.toLowerCase();
  if (!ANY_NEEDLE.test(lower)) return NOTHING;
  const has = (needles) => needles.some((needle) => lower.includes(needle));
  const shapes = SECRET_SHAPES.filter(({ needles }) => has(needles)).map(({ pattern }) => pattern);
  return { shapes, random: has(RANDOM_NEEDLES), named: has(NAME_NEEDLES) };
}
function redactText(text) {
  return redactWith(findSuspicion(text), text);
}
function redactWith({ shapes, random, named }, text) {
  let out = text;
  for (const pattern of shapes) {
    out = out.replace(
      pattern,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  if (random) out = out.replace(RANDOM, (match, before, value) => isRandom(value) ? `${before}${REDACTED}` : match);
  if (!named) return out;
  return out.replace(NAMED, (match, before, quote, value, offset, whole) => {
    const isHarmless = quote === "" && isCode(value, whole.slice(offset + match.length, offset + match.length + 40));
    return isHarmless ? match : `${before}${quote}${REDACTED}`;
  });
}
function isRandom(value) {
  const digits = value.replace(/\D/g, "").length;
  if (digits < 2 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false;
  const counts = /* @__PURE__ *@/ new Map();
  for (const character of value.slice(0, 128)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const length = Math.min(value.length, 128);
  let bits = 0;
  for (const count of counts.values()) bits -= count / length * Math.log2(count / length);
  return bits >= 3.8;
}
var TYPE_NAME = /^(?:string|number|boolean|unknown|undefined|object|symbol|bigint|readonly|optional|required|[A-Za-z]{0,40}(?:String|Str|Token|Secret|Password|Key|Credentials?|Type|Bytes|Bu(?:ffer)|Options|Config|Provider|Service|Response|Request))$/;
function isCode(value, next) {
  if (!/^[A-Za-z_.?!]+$/.test(value)) return false;
  if (TYPE_NAME.test(value) || next.startsWith("(") || next.startsWith("[")) return true;
  if (/^[A-Za-z_]+(?:[?!]?\.[A-Za-z_]+)+$/.test(value)) return true;
  return /^[a-z]+$/.test(value) && /^ [a-z]{2,}/.test(next);
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const texts = Object.entries(fields).filter((entry) => typeof entry[1] === "string" && !isWord(entry[1]));
  const safe = redactLines(texts.map(([, value]) => excerptLine(String(value), 2e3)));
  const redacted = Object.fromEntries(texts.map(([key], index) => [key, safe[index]]));
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...fields, ...redacted })}
`;
}
var BREAK = "\n\n\n\n";
function redactLines(lines) {
  const together = lines.length === 0 ? [] : redactText(lines.join(BREAK)).split(BREAK);
  return together.length === lines.length ? together : lines.map(redactText);
}
function isWord(value) {
  return value.length <= 12 && /^[a-z]+$/.test(value);
}

;return {redactText,
  serializeEvent};
|*/
/*| part shared/5
const {subcommandTool: c} = await loadPart("shared/7");const {isAbsolutePath: O} = await loadPart("shared/24");const {parseOptions: f,valuesOf: d} = await loadPart("shared/27");var u={targets:"last",recursive:!0},h={singleDash:!0,long:"out= var= var-file= target= chdir= state= check diff list recursive",rules:[{outputs:["out","state"]},{when:"fmt",targets:"all",recursive:!0,orHere:!0,except:["check","diff","list=true"]},{when:"destroy",danger:"terraform destroy"},{when:"apply",danger:"terraform apply"}]},v={values:"ofvVpeutnlwHc",long:"output= file= volume= mount= env= name= tag= network= workdir= user= platform= format= filter= tail= context= host=",rules:[{when:"cp",...u},{when:"container cp",...u},{when:"save",outputs:["o","output"]},{when:"export",outputs:["o","output"]},{when:"push",danger:"docker push"},{when:"system prune",danger:"docker system prune"},{when:"volume rm",danger:"docker volume rm"},{when:"volume prune",danger:"docker volume prune"}]},y={terraform:h,tofu:h,aws:{long:"profile= region= output= query= exclude= include=",rules:[...["s3 cp","s3 mv","s3 sync"].map(e=>({when:e,...u})),{when:"s3 rm",danger:"aws s3 rm"},{when:"s3 rb",danger:"aws s3 rb"}]},gsutil:{rules:[...["cp","mv","rsync"].map(e=>({when:e,...u})),{when:"rm",danger:"gsutil rm"},{when:"rb",danger:"gsutil rb"}]},kubectl:{values:"nflocp",long:"namespace= context= filename= output= container= selector=",rules:[{when:"cp",...u},{when:"delete",danger:"kubectl delete",except:["dry-run"]}]},helm:{values:"nfd",long:"namespace= values= output-dir= destination= untardir= version=",rules:[{outputs:["output-dir","d","destination","untardir"],recursive:!0},{when:"uninstall",danger:"helm uninstall"},{when:"delete",danger:"helm uninstall"}]},gh:{values:"RODpnbtBFqH",long:"repo= output= dir= pattern= title= body= name= jq= json= base= head= method= field= raw-field= header=",rules:[{when:"release download",outputs:["O","output","D","dir"],recursive:!0},{when:"run download",outputs:["D","dir"],recursive:!0},{when:"repo clone",targets:"second",recursive:!0},{when:"repo delete",danger:"gh repo delete"},{when:"release delete",danger:"gh release delete"},{when:"pr merge",danger:"gh pr merge"}]}};function x({args:e,state:r,shell:t,name:o}){const{values:s}=f(e,{...v,singleDash:!1}),i=d({values:s,flags:new Set,operands:[],mayHoldMore:!1},"v","volume");for(const a of i){const[n="",,b=""]=a.split(":"),k=r.cwd?.some(m=>n===m||n.startsWith(`${m}/`))===!0;O(n)&&!k&&!/\bro\b/.test(b)&&t.write(r,n,`${o} -v`,{recursive:!0})}}var w=e=>{const{args:r,shell:t}=e;return x(e),r.includes("compose")&&r.includes("down")&&r.some(o=>/^(?:-v|--volumes)$/.test(o))&&t.noteIrreversible("docker compose down -v"),c(v)(e)},E=/\b(drop|truncate)\s+(table|database|schema|view|index|user)\b|\bdelete\s+from\s+\w+\s*(?:;|$)/gi,$=/\\(?:o|!|w|g|copy\b.*\bto)\b|\binto\s+(?:out|dump)file\b|\bcopy\b[^;]*\bto\s+'|\btee\s/i;function g({name:e,args:r,shell:t},o){for(const s of o){for(const[i,a,n]of s.matchAll(E))t.noteIrreversible(a===void 0?"DELETE FROM":`${a} ${n}`.toUpperCase()||i);$.test(s)&&t.doubt([e,...r].join(" "),"the statement may write a file")}}var p=e=>{const t=f(e.args,{values:"ceohUdfpLuDP",long:"command= execute= output= log-file= host= username= dbname= file= port= user= password? database="}),o=e.name==="psql";g(e,[...d(t,"c","command","e","execute"),...e.input===null?[]:[e.input]]);for(const s of o?d(t,"o","output","L","log-file"):[])e.shell.write(e.state,s,"psql -o");return null},l=e=>({args:r,shell:t})=>(r.some(o=>/^--?(?:help|version|V)$/.test(o))||t.noteIrreversible(e),null),q=({args:e,shell:r})=>{const t=e.find(o=>/^flush(?:all|db)$/i.test(o));return t!==void 0&&r.noteIrreversible(`redis-cli ${t.toLowerCase()}`),null},D={...Object.fromEntries(Object.entries(y).map(([e,r])=>[e,c(r)])),docker:w,podman:w,psql:p,mysql:p,mariadb:p,dropdb:l("dropdb"),dropuser:l("dropuser"),"redis-cli":q,...Object.fromEntries(["shutdown","reboot","poweroff","halt"].map(e=>[e,l("shutdown")])),...Object.fromEntries(["mkfs","mkfs.ext4","mkfs.ext3","mkfs.xfs","mkfs.btrfs","mkfs.vfat","mkfs.fat","mke2fs","mkswap","wipefs"].map(e=>[e,l("mkfs")]))};;return {REMOTE_TOOLS: D,noteSql: g};
|*/
/*| part shared/6
const {noteScriptFile: m} = await loadPart("shared/28");const {forkState: v,startChild: g,textValue: w} = await loadPart("shared/29");const {hasFlag: p,parseOptions: h,valuesOf: O} = await loadPart("shared/27");const {HOLE: k,SPLIT: b,hasMarks: l} = await loadPart("shared/25");var x=new Set(["sh","dash","ash","busybox","watch","su","runuser","sg","flock","script"]);function u(t,s,{state:r,input:n,shell:e,name:a,args:i}){if(l(t))return e.doubt([a,...i].join(" "),"the script it runs is known only when the command runs"),null;const o=g(r,s.slice(1),x.has(a));return e.runText(t,o,n)}var S=t=>{const{args:s,input:r,shell:n,name:e}=t,a=s.map(c=>/^\+[A-Za-z]/.test(c)?`-${c.slice(1)}`:c),i=h(a,{values:"oO",long:"rcfile= init-file=",stopAtOperand:!0}),[o,...f]=i.operands;return p(i,"c")?o===void 0?null:u(o,f,t):o===void 0||o==="-"||o==="/dev/stdin"||p(i,"s")?p(i,"version","help")?null:r!==null&&!l(r)?u(r,[e,...p(i,"s")?i.operands:f],{...t,input:null}):(n.doubt([e,...s].join(" "),"it runs what it reads, which is not known"),null):(/^\/(?:dev|proc)\//.test(o)||o.startsWith(b)?n.doubt([e,...s].join(" "),"it runs what another command prints"):m(t,o),null)},j=t=>{const{operands:s,values:r}=h(t.args,{values:"wEc",long:"timeout= wait= conflict-exit-code= command=",stopAtOperand:!0}),[n,...e]=s;n!==void 0&&!/^\d+$/.test(n)&&t.shell.write(t.state,n,"flock");const a=r.get("c")?.[0]??r.get("command")?.[0];return a!==void 0?u(a,[],t):e[0]==="-c"?u(e.slice(1).join(" "),[],t):t.shell.runWords(e,t.state,t.input)},d=t=>{const s=h(t.args,{values:"csgGEIOBTmo",long:"command= shell= log-out= log-io="}),r=v(t.state);t.name!=="script"&&r.variables.set("HOME",w(k));for(const n of O(s,"c","command"))u(n,[],{...t,state:r});if(t.name==="script")for(const n of s.operands.length>0?s.operands:["typescript"])t.shell.write(t.state,n,"script");return null},E=t=>{const{operands:s}=h(t.args,{values:"nd",long:"interval=",stopAtOperand:!0});return s.length===0?null:u(s.join(" "),[],t)},L=Object.fromEntries(["sh","bash","dash","zsh","ksh","ash","mksh","rbash","fish"].map(t=>[t,S])),A={...L,flock:j,su:d,runuser:d,sg:d,script:d,watch:E};;return {SHELL_PROGRAMS: A,runShellText: u};
|*/
/*| part shared/7
const {noteRow: m} = await loadPart("shared/30");const {hasFlag: i,parseOptions: a} = await loadPart("shared/27");const {hasMarks: p} = await loadPart("shared/25");function h(e,n){const o=n===void 0?[]:n.split(" ");return o.every((s,r)=>e[r]===s)?e.slice(o.length):null}function u(e,n,o){const s=n.notFor?.includes(o.operands[0]??"")?null:h(o.operands,n.when),r=i(o,...n.except??[])||n.except?.some(t=>e.args.includes(`--${t}`));if(s===null||r||n.only!==void 0&&!i(o,...n.only))return;n.danger!==void 0&&e.shell.noteIrreversible(n.danger);const f=`${e.name} ${n.when??""}`.trim(),d=n.orHere===!0&&!s.some(t=>!t.startsWith("-")&&!t.startsWith("./..."));m({...e,name:f},n,{...o,operands:d?["."]:s});for(const t of n.files??[])e.shell.write(e.state,t,f)}function c({rules:e,...n}){return o=>{const s=a(o.args,n);if(i(s,"help","version"))return null;for(const r of e)u(o,r,s);return s.operands[0]!==void 0&&p(s.operands[0])&&o.shell.doubt([o.name,...o.args].join(" "),"which of its commands runs is known only then"),o.shell.noteUnknown(o.name),null}};return {subcommandTool: c};
|*/
/*| part shared/8
const {runShellText: f} = await loadPart("shared/6");const {baseName: a} = await loadPart("shared/24");const {parseOptions: u} = await loadPart("shared/27");const {HOLE: g} = await loadPart("shared/25");function h(e,s=0){return({args:t,state:n,input:r,shell:o})=>{const{operands:i}=u(t,{...e,stopAtOperand:!0});return o.runWords(i.slice(s),n,r)}}var $=e=>a(e.replace(/(.)@.*$/,"$1"));function c(e,s,t){const[n="",r]=s,o=n==="init"&&(r===void 0||r.startsWith("-"))||n==="version"&&r!==void 0||n==="pkg"&&/^(?:set|delete|fix)$/.test(r??""),i=[...t.get("prefix")??[],...t.get("C")??[],...t.get("dir")??[]][0];o&&/^(?:p?npm|yarn|bun)$/.test(e.name)&&e.shell.write(e.state,i===void 0?"package.json":`${i}/package.json`,`${e.name} ${n}`),e.name==="npm"&&/^(?:c|config)$/.test(n)&&/^(?:set|delete|edit)$/.test(r??"")&&e.shell.write(e.state,`${e.shell.context.home??g}/.npmrc`,"npm config"),e.shell.noteUnknown(e.name)}function v(e,s){return t=>{const{operands:n,values:r}=u(t.args,{...s,stopAtOperand:!0});for(const p of[...r.get("c")??[],...r.get("call")??[]])f(p,[],t);if(e.length===0)return t.shell.runWords(n.map((p,d)=>d===0?$(p):p),t.state,t.input);const[o,...i]=n;if((o==="publish"||o==="unpublish")&&t.shell.noteIrreversible(`${t.name} ${o}`),o===void 0||!e.includes(o))return c(t,n,r),null;const m=u(i,{...s,stopAtOperand:!0}).operands;return t.shell.runWords(m,t.state,t.input)}};return {runner: v,wrapper: h};
|*/
/*| part shared/9
const {
  appendFileSync,
  closeSync,
  constants,
  errorCode,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync
} = (await loadPart("answers/pre-tool-use")).shared11;

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === void 0) createFolder(path);
    else if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
  }
  return path;
}
function createFolder(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST" || !lstatSync(path).isDirectory()) throw error;
  }
}
var sequence = 0;
function writeTemporary(folder, content, mode) {
  sequence += 1;
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode
  );
  try {
    writeFully(fd, typeof content === "string" ? Buffer.from(content) : content);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  } finally {
    closeSync(fd);
  }
  return temporary;
}
function writeFully(fd, bytes) {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
}
function replaceFile(folder, name, content, mode = 384) {
  const temporary = writeTemporary(folder, content, mode);
  try {
    renameSync(temporary, `${folder}/${name}`);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}
function createFile(folder, name, text) {
  const temporary = writeTemporary(folder, text, 384);
  const path = `${folder}/${name}`;
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!claimName(`${path}.claim`)) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    removeQuietly(temporary);
  }
}
function claimName(path) {
  try {
    closeSync(openSync(path, "wx", 384));
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function appendLine(path, line) {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const fd = openSync(path, flags, 384);
  try {
    appendFileSync(fd, line);
  } finally {
    closeSync(fd);
  }
}
function removeQuietly(path) {
  try {
    unlinkSync(path);
  } catch {
  }
}
var LOCK_WAIT_MS = 500;
var LOCK_STALE_MS = 5e3;
function withLock(folder, change, waitMs = LOCK_WAIT_MS) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + waitMs;
  while (!claimName(path)) {
    breakStaleLock(path);
    if (Date.now() > deadline) return null;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  try {
    return { value: change() };
  } finally {
    removeQuietly(path);
  }
}
function breakStaleLock(path) {
  try {
    const stat = lstatSync(path);
    if (!stat.isFile()) throw unsafePath(path, "not a file");
    if (Date.now() - stat.mtimeMs < LOCK_STALE_MS) return;
    const taken = `${path}-stale-${process.pid}`;
    renameSync(path, taken);
    removeQuietly(taken);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

// src/io/state-folder.ts
var GITIGNORE = "*\n!config.toml\n";
function openStateFolder(projectDir, parts = []) {
  const fresh = !exists(`${projectDir}/.holdfast/.gitignore`);
  const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
  if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
  return folder;
}
function appendState(projectDir, name, lines) {
  appendLine(`${openStateFolder(projectDir)}/${name}`, lines);
}
function exists(path) {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return errorCode(error) !== "ENOENT";
  }
}

;return {replaceFile,
  removeQuietly,
  withLock,
  openStateFolder,
  appendState};
|*/
/*| part steps/judge-governed
const {
  loadGlobTest
} = (await loadPart("answers/pre-tool-use")).shared36;
const {
  compileGlobs
} = (await loadPart("answers/pre-tool-use")).shared15;

const {
  CRITICALITIES,
  DEFAULT_CONFIG
} = (await loadPart("answers/pre-tool-use")).shared12;



// src/core/guardrails/governance.ts
function listGovernance(config) {
  const standard = { C4: config["governance.c4_files"], C3: config["governance.c3_files"], C2: [], C1: [] };
  return listAsked(config).map(({ level, patterns }) => ({ level, patterns: [...standard[level], ...patterns] }));
}
function listAsked(config) {
  const rules = Object.entries(config["guardrails.governance"]);
  const patternsOf = (level) => rules.flatMap(([glob, own]) => own === level ? [glob] : []);
  return [...CRITICALITIES].reverse().map((level) => ({ level, patterns: patternsOf(level) }));
}
function findGoverned(paths, levels, compile) {
  for (const { level, patterns } of levels) {
    const path = patterns.length === 0 ? void 0 : paths.find(compile(patterns));
    if (path !== void 0) return { path, level };
  }
  return null;
}
function judgeGovernance(writes, config, compile) {
  const paths = writes.map(({ path: path2 }) => path2);
  const found = findGoverned(paths, listAsked(config), compile);
  if (found === null) return null;
  const { path, level } = found;
  const how = writes.find((write) => write.path === path)?.how;
  const reason = `${how} would write "${path}", a governance file of ${level}: the work is ${level} with it, and the person decides. Propose the change and wait for a yes; other files are not concerned (guardrails.governance).`;
  return { decision: "ask", target: path, reason };
}
function listFragments(patterns) {
  const fragments = patterns.map((pattern) => {
    const pieces = pattern.replace(/^\.\//, "").replace(/\{[^}]*\}/g, "*").split(/[*?[\](){}!+@|\\~]+/);
    return pieces.reduce((best, piece) => piece.length > best.length ? piece : best, "");
  });
  return [...new Set(fragments)].sort();
}
var STANDARD_FRAGMENTS = [
  ".claude/rules/",
  ".context/rules/",
  "/ADR-",
  "/adr-",
  "/adr/",
  "/adrs/",
  "CONSTITUTION",
  "constitution",
  "docs/context/",
  "docs/decisions/"
];
function listOwnFragments(config) {
  const keys = ["governance.c3_files", "governance.c4_files"];
  const isStandard = Object.keys(config["guardrails.governance"]).length === 0;
  if (isStandard && keys.every((key) => JSON.stringify(config[key]) === JSON.stringify(DEFAULT_CONFIG[key])))
    return null;
  return listFragments(listGovernance(config).flatMap(({ patterns }) => patterns));
}
function mayBeGoverned(path, fragments) {
  return fragments.some((fragment) => `/${path}`.includes(fragment));
}

// src/steps/judge-governed.ts
async function judgeGoverned(writes, config, places) {
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS;
  const candidates = writes.filter(({ path }) => places.fold || mayBeGoverned(path, fragments));
  if (candidates.length === 0) return { finding: null, governed: null };
  const levels = listGovernance(config);
  const test = await loadGlobTest(levels.flatMap(({ patterns }) => patterns));
  const compile = (patterns) => compileGlobs(patterns, places, test);
  const paths = candidates.map(({ path }) => path);
  return { finding: judgeGovernance(candidates, config, compile), governed: findGoverned(paths, levels, compile) };
}
;return {judgeGoverned};
|*/
/*| part steps/judge-layers
const {
  findResultingText
} = await loadPart("shared/3");
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  compileGlobs
} = (await loadPart("answers/pre-tool-use")).shared15;
const {
  describePath,
  normalizePath
} = (await loadPart("answers/pre-tool-use")).shared17;
const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared18;



// src/core/guardrails/python-imports.ts
function scanPython(text) {
  const lines = joinLines(blankOut(text));
  const imports = [];
  const classes = [];
  for (const { code, line } of lines) {
    for (const statement of code.split(";")) {
      for (const specifier of findModules(statement.trim())) imports.push({ specifier, line });
    }
    const name = /^class\s+(\w+)/.exec(code)?.[1];
    if (name !== void 0) classes.push(name);
  }
  return { imports, classes };
}
function findModules(statement) {
  const from = /^from\s+(\.*[\w.]*)\s+import\s+(.+)$/.exec(statement);
  if (from?.[1] !== void 0 && from[2] !== void 0) {
    const [base, list] = [from[1], from[2]];
    const names = list.replaceAll(/[()]/g, "").split(",").map((item) => item.trim().split(/\s/)[0] ?? "");
    const taken = names.filter((name) => /^\w+$/.test(name)).map((name) => base.endsWith(".") ? base + name : `${base}.${name}`);
    return /^\.*$/.test(base) ? taken : [base, ...taken];
  }
  const plain = /^import\s+(.+)$/.exec(statement)?.[1];
  if (plain !== void 0) return plain.split(",").flatMap((item) => item.trim().split(/\s/)[0] || []);
  return [...statement.matchAll(/\b(?:import_module|__import__)\(\s*\u0001([\w.]+)\u0001/g)].flatMap(
    ([, name]) => name ?? []
  );
}
function blankOut(text) {
  let code = "";
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    if (char === "#") {
      const end = text.indexOf("\n", at);
      at = end === -1 ? text.length : end;
    } else if (char === '"' || char === "'") {
      const quote = text.startsWith(char.repeat(3), at) ? char.repeat(3) : char;
      const end = skipString(text, at + quote.length, quote);
      const inside = text.slice(at + quote.length, end - quote.length);
      code += quote.length === 1 && inside.length < 200 ? `${inside}` : inside.replaceAll(/[^\n]+/g, " ");
      at = end;
    } else {
      code += char;
      at += 1;
    }
  }
  return code;
}
function skipString(text, start, quote) {
  for (let at = start; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (text.startsWith(quote, at)) return at + quote.length;
    else if (quote.length === 1 && text.charAt(at) === "\n") return at;
  }
  return text.length;
}
function joinLines(code) {
  const joined = [];
  let depth = 0;
  let open = false;
  for (const [index, text] of code.split("\n").entries()) {
    const last = joined.at(-1);
    if (open && last !== void 0) last.code += ` ${text}`;
    else joined.push({ code: text, line: index + 1 });
    for (const char of text) depth += "([{".includes(char) ? 1 : ")]}".includes(char) ? -1 : 0;
    depth = Math.max(0, depth);
    open = depth > 0 || text.endsWith("\\");
    if (text.endsWith("\\")) {
      const whole = joined.at(-1);
      if (whole !== void 0) whole.code = whole.code.slice(0, -1);
    }
  }
  return joined;
}

// src/core/guardrails/script-imports.ts
var BEFORE_REGEX = /(?:^|[=(,:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield))$/;
function scanScript(text) {
  const { code, strings } = blankOut2(text);
  const imports = [];
  const pattern = /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\(|\brequire\.resolve\s*\(|\bmock\s*\()\s*\u0001(\d+)\u0001/g;
  for (const match of code.matchAll(pattern)) {
    const specifier = strings[Number(match[1])];
    if (specifier !== void 0) imports.push({ specifier, line: countLines(code, match.index) });
  }
  return { imports, classes: findClasses(code) };
}
function countLines(code, end) {
  let line = 1;
  for (let at = code.indexOf("\n"); at !== -1 && at < end; at = code.indexOf("\n", at + 1)) line += 1;
  return line;
}
function findClasses(code) {
  const names = [];
  let depth = 0;
  for (const match of code.matchAll(/[{}]|\bclass\s+([A-Za-z_$][\w$]*)/g)) {
    if (match[0] === "{") depth += 1;
    else if (match[0] === "}") depth -= 1;
    else if (depth === 0 && match[1] !== void 0 && match[1] !== "extends") names.push(match[1]);
  }
  return names;
}
function blankOut2(text) {
  const strings = [];
  let code = "";
  let recent = "";
  const templates = [];
  let depth = 0;
  const add = (piece) => {
    code += piece;
    recent = (recent + piece.slice(-12)).slice(-12);
  };
  const addString = (inside) => add(`${strings.push(inside) - 1}`);
  for (let at = 0; at < text.length; ) {
    const end = findLiteralEnd(text, at, recent, templates.at(-1) === depth);
    const char = text.charAt(at);
    if (end === null) {
      if (char === "{") depth += 1;
      if (char === "}") depth -= 1;
      add(char);
      at += 1;
      continue;
    }
    const whole = text.slice(at, end);
    if (char === "}") templates.pop();
    if (isString(whole)) addString(whole.slice(1, -1));
    else if (isRegex(whole)) add("0");
    if (/^[`}]/.test(char) && !whole.endsWith("`")) templates.push(depth);
    add(whole.replaceAll(/[^\n]+/g, " "));
    at = end;
  }
  return { code, strings };
}
var isString = (text) => /^["']/.test(text) || text.length > 1 && text.startsWith("`") && text.endsWith("`");
var isRegex = (text) => /^\/[^/*]/.test(text);
function findLiteralEnd(text, at, before, isInTemplate) {
  const char = text.charAt(at);
  if (char === '"' || char === "'") return skipString2(text, at);
  if (char === "`" || char === "}" && isInTemplate) return skipTemplate(text, at + 1);
  if (char !== "/") return null;
  const next = text.charAt(at + 1);
  if (next === "/") return findEnd(text, "\n", at + 2, 0);
  if (next === "*") return findEnd(text, "*@/", at + 2, 2);
  return BEFORE_REGEX.test(before.trimEnd()) ? skipRegex(text, at) : null;
}
function findEnd(text, mark, from, length) {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + length;
}
function skipString2(text, start) {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "\\") at += 1;
    else if (char === quote) return at + 1;
    else if (char === "\n") return at;
  }
  return text.length;
}
function skipTemplate(text, start) {
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "\\") at += 1;
    else if (char === "`") return at + 1;
    else if (char === "$" && text.charAt(at + 1) === "{") return at + 2;
  }
  return text.length;
}
function skipRegex(text, start) {
  let isInClass = false;
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "\\") at += 1;
    else if (char === "[") isInClass = true;
    else if (char === "]") isInClass = false;
    else if (char === "/" && !isInClass) return at + 1;
    else if (char === "\n") return start + 1;
  }
  return start + 1;
}

// src/core/guardrails/architecture.ts
var SCRIPT = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
var PYTHON = /\.pyi?$/;
function hasKnownImports(path) {
  return SCRIPT.test(path) || PYTHON.test(path);
}
function judgeArchitecture(file, terms) {
  const { rules, place, makeTest } = terms;
  const applying = rules.filter(({ files }) => compileGlobs(files, place, makeTest)(file.path));
  if (applying.length === 0 || !hasKnownImports(file.path)) return null;
  const after = applying.flatMap((rule) => findFaults(file.path, file.after, rule, terms));
  const known = new Set(
    applying.flatMap((rule) => file.before === null ? [] : findFaults(file.path, file.before, rule, terms)).map(({ key }) => key)
  );
  const fresh = after.filter(({ key }) => !known.has(key));
  const shown = fresh.length > 0 ? fresh : after;
  if (shown.length === 0) return null;
  const faults = shown.slice(0, 5).map(({ text }) => text);
  const where = describePath(file.path, terms.projectDir);
  const reason = `"${where}" ${fresh.length > 0 ? "would break" : "already breaks"} the layering: ${faults.join("; ")} (guardrails.architecture).`;
  return { decision: fresh.length > 0 ? "deny" : "warn", target: file.path, reason };
}
function findFaults(path, text, rule, terms) {
  const scanned = PYTHON.test(path) ? scanPython(text) : scanScript(text);
  const may = rule.may_import === void 0 ? null : createImportTest(rule.may_import, terms);
  const never = createImportTest(rule.never_import ?? [], terms);
  const isRuled = createImportTest(
    terms.rules.flatMap(({ files }) => files),
    terms
  );
  const faults = scanned.imports.flatMap((found) => {
    const targets = resolveImport(path, found, terms.projectDir);
    const isPart = found.specifier.startsWith(".") || targets.some(isRuled);
    const isWrong = targets.some(never) || may !== null && isPart && !targets.some(may);
    if (!isWrong) return [];
    const allowed = rule.may_import === void 0 ? "" : `; it may import ${rule.may_import.join(", ") || "nothing"}`;
    const key = `${rule.name} ${found.specifier}`;
    return [{ key, text: `line ${found.line} imports "${found.specifier}", which ${rule.name} must not${allowed}` }];
  });
  const { classes } = scanned;
  if (rule.one_class_per_file === true && classes.length > 1) {
    faults.push({
      key: `${rule.name} classes ${classes.length}`,
      text: `it has ${classes.length} classes (${classes.join(", ")}); ${rule.name} has one class per file`
    });
  }
  return faults;
}
function createImportTest(entries, { rules, place, makeTest }) {
  const globs = entries.flatMap((entry) => rules.find(({ name }) => name === entry)?.files ?? [entry]);
  const isFile = compileGlobs(globs, place, makeTest);
  return (target) => target.startsWith("/") || /^[A-Z]:\//.test(target) ? isFile(target) : entries.some(
    (entry) => entry === "*" || target === entry || target.startsWith(`${entry}/`) || target.startsWith(`${entry}.`)
  );
}
var EXTENSIONS = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".py", "/index.ts", "/index.js", "/__init__.py"];
function resolveImport(path, { specifier }, projectDir) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const withExtensions = (base) => {
    const bare = base.replace(/\.[cm]?jsx?$/, "");
    return [.../* @__PURE__ *@/ new Set([base, bare])].flatMap((stem) => EXTENSIONS.map((extension) => normalizePath(stem + extension)));
  };
  if (PYTHON.test(path)) {
    const dots = /^\.*@/.exec(specifier)?.[0].length ?? 0;
    const name = specifier.slice(dots).replaceAll(".", "/");
    if (dots > 0) return withExtensions(`${folder}/${"../".repeat(dots - 1)}${name}`);
    return [specifier, ...withExtensions(`${projectDir}/${name}`), ...withExtensions(`${projectDir}/src/${name}`)];
  }
  if (specifier.startsWith(".")) return withExtensions(`${folder}/${specifier}`);
  const alias = /^(?:@|~)\/(.+)$/.exec(specifier)?.[1];
  if (alias !== void 0)
    return [specifier, ...withExtensions(`${projectDir}/src/${alias}`), ...withExtensions(`${projectDir}/${alias}`)];
  return [specifier.replace(/^node:/, ""), ...withExtensions(`${projectDir}/${specifier}`)];
}

// src/steps/judge-layers.ts
var MAX_SOURCE_BYTES = 1 << 20;
function judgeLayers(call, { writes }, terms) {
  const [write] = writes;
  if (findFilePath(call) === null || write === void 0 || !hasKnownImports(write.path)) return null;
  const file = readTextFile(write.path, MAX_SOURCE_BYTES, true);
  const before = "text" in file ? file.text : null;
  const after = findResultingText(call, before);
  if (after === null || after.length > MAX_SOURCE_BYTES) return null;
  const { places, rules, makeTest } = terms;
  const base = places.bases.findLast((folder) => write.path.startsWith(`${folder}/`)) ?? places.projectDir;
  return judgeArchitecture({ path: write.path, after, before }, { rules, place: places, projectDir: base, makeTest });
}
;return {judgeLayers};
|*/
/*| part steps/judge-plan

const {
  isSafeName
} = (await loadPart("answers/pre-tool-use")).shared21;
const {
  existsSync,
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  isInside
} = (await loadPart("answers/pre-tool-use")).shared17;



// src/core/guardrails/plan-evaluator.ts
function judgePlan(call, { writes }, { projectDir, trackId, findings }) {
  if (findings.length === 0) return null;
  const isPreparation = (path) => isInside(path, `${projectDir}/docs`) || isInside(path, `${projectDir}/artifacts`);
  const written = writes.find(({ path }) => isInside(path, projectDir) && !isPreparation(path));
  if (call.toolName !== "Agent" && written === void 0) return null;
  const what = call.toolName === "Agent" ? "an agent would be spawned" : `${written?.how} would write "${written?.path}"`;
  const shown = findings.slice(0, 5).map(({ document, line, text }) => `${document}${line === 0 ? "" : `:${line}`} ${text}`);
  const more = findings.length > 5 ? `; ${findings.length - 5} more` : "";
  const reason = `${what} before the plan of "${trackId}" passes: ${shown.join("; ")}${more}. Repair docs/tracks/${trackId}/ first (writing in docs/ and artifacts/ is allowed); \`holdfast gate evaluator\` lists every finding.`;
  return { decision: "deny", target: written?.path ?? "Agent", reason };
}

// src/core/remember.ts
function remember(limit, compute) {
  const known = /* @__PURE__ *@/ new Map();
  return (text) => {
    const before = known.get(text);
    if (before !== void 0) return before;
    if (known.size >= limit) known.clear();
    const found = compute(text);
    known.set(text, found);
    return found;
  };
}

// src/core/documents/schema.ts
var ENTRY_KINDS = ["decision", "risk", "task", "invariant"];
var SEVERITIES = ["low", "medium", "high", "critical"];
var STATUSES = [
  "todo",
  "open",
  "pending",
  "planned",
  "doing",
  "in progress",
  "in_progress",
  "active",
  "blocked",
  "review",
  "done",
  "completed",
  "dropped"
];
var ENTRY_SCHEMAS = {
  decision: { head: "Decision", required: ["Reason", "Impact"], values: {} },
  risk: { head: "Risk", required: ["Severity", "Mitigation"], values: { Severity: SEVERITIES } },
  task: { head: "Task", required: ["Status", "Acceptance"], values: { Status: STATUSES } },
  invariant: { head: "Invariant", required: ["Scope"], values: {} }
};
var NOTE_KEYS = ["Date", "Track"];
var FIELD_KEYS = [
  ...ENTRY_KINDS.flatMap((kind) => ENTRY_SCHEMAS[kind].required),
  ...NOTE_KEYS,
  "Owner",
  "Role",
  "Owner role",
  "Covers",
  "Requirements",
  "Requirement",
  "Implements",
  "Depends",
  "Depends on",
  "After",
  "Likelihood",
  "Alternatives",
  "Evidence",
  "Supersedes"
];
var SPELLINGS = new Map(FIELD_KEYS.map((key) => [key.toLowerCase(), key])).set("acceptance criteria", "Acceptance");
var HEADS = new Map(ENTRY_KINDS.map((kind) => [ENTRY_SCHEMAS[kind].head.toLowerCase(), kind]));
function findFieldKey(word) {
  return SPELLINGS.get(word.trim().toLowerCase()) ?? null;
}
function findEntryKind(word) {
  return HEADS.get(word.trim().toLowerCase()) ?? null;
}

// src/core/documents/entry.ts
function findField(entry, ...keys) {
  for (const key of keys) {
    const value = entry.fields.find((field) => field.key.toLowerCase() === key.toLowerCase())?.value.trim();
    if (value !== void 0 && value !== "") return value;
  }
  return null;
}
var foldWords = remember(
  2e4,
  (text) => text.replace(/[*_`]/g, "").replace(/\s+/g, " ").trim().replace(/\.$/, "").toLowerCase()
);
var ID = /^\s*[[(]?([A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?)\b/;
function findLeadingId(text) {
  return ID.exec(text.replaceAll("**", "").replaceAll("__", ""))?.[1] ?? null;
}

// src/core/documents/scan-entries.ts
var EMPHASIS = "(?:\\*\\*|__)?";
var HEAD = new RegExp(
  `^([ \\t]{0,12}[-*+][ \\t]+(?:\\[[ xX]\\][ \\t]+)?)(?:(?:\\[(?:remember|capture):\\w+\\]|@memory:\\w+)[ \\t]+)?${EMPHASIS}([A-Za-z]+)${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`
);
var FIELD = new RegExp(
  `^([ \\t]*)([-*+][ \\t]+)?${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:${EMPHASIS}(?:[ \\t]+|$)(.*)$`
);
var INLINE = new RegExp(
  `(?<![ \\t])[ \\t]*[;|][ \\t]+(?=${EMPHASIS}([A-Za-z][A-Za-z ]{0,30})${EMPHASIS}:(?:[ \\t*_]|$))`,
  "g"
);
var FENCE = /^ {0,3}(`{3,}|~{3,})/;
var BLOCK = /^(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)]\s|>|`{3}|~{3}|\||<|={3,}\s*$|(?:-{3,}|\*{3,}|_{3,})\s*$)/;
var isBlock = (line) => BLOCK.test(line.trimStart());
var indentOf = (line) => line.length - line.trimStart().length;
var isBlank = (line) => line.trim() === "";
function scanEntries(text, starts = null) {
  const lines = text.split(/\r\n?|\n/);
  const entries = [];
  let fence = null;
  let isComment = false;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? "";
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    } else if (isComment) isComment = !line.includes("-->");
    else if (mark !== void 0) fence = mark;
    else if (/^ {0,3}<!--/.test(line)) isComment = !line.includes("-->");
    else {
      const head = matchHead(line, index, starts);
      if (head !== null) {
        const entry = readEntry(lines, index, head);
        entries.push(entry);
        index += entry.lines.length;
        continue;
      }
    }
    index += 1;
  }
  return entries;
}
function matchHead(line, index, starts) {
  const [, bullet, word, text] = HEAD.exec(line) ?? [];
  const kind = word === void 0 ? null : findEntryKind(word);
  if (kind === null || bullet === void 0 || text === void 0) return null;
  const isItem = starts === null ? indentOf(line) <= 3 : starts.has(index);
  return isItem ? { kind, bullet, text } : null;
}
function readEntry(lines, start, { kind, bullet, text }) {
  const indent = indentOf(bullet);
  const fields = splitInline(text).map(({ key, value }) => ({ key: key ?? "", indent, lines: [value] }));
  let end = start + 1;
  let restStart = null;
  while (end < lines.length) {
    const next = findNextLine(lines, end);
    const line = lines[next] ?? "";
    const isApart = next > end;
    if (!isPartOf(line, indent, isApart, restStart !== null)) break;
    const isField = restStart === null && (!isApart || isFieldLine(line, indent)) && addLine(fields, line, indent);
    if (!isField) restStart ??= next;
    end = next + 1;
  }
  const [title = "", ...values] = fields.map(({ lines: parts }) => joinValue(parts));
  return {
    kind,
    title,
    fields: values.map((value, at) => ({ key: fields[at + 1]?.key ?? "", value })),
    rest: restStart === null ? [] : lines.slice(restStart, end),
    bullet,
    line: start + 1,
    lines: lines.slice(start, end)
  };
}
function isPartOf(line, indent, isApart, isBelowFields) {
  if (isBlank(line) || matchHead(line, 0, ANY) !== null) return false;
  return indentOf(line) > indent || !isApart && !isBelowFields && isContinued(line, indent);
}
var ANY = /* @__PURE__ *@/ new Set([0]);
function findNextLine(lines, from) {
  let index = from;
  while (index < lines.length && isBlank(lines[index] ?? "")) index += 1;
  return index;
}
function isFieldLine(line, indent) {
  const [, space = "", mark, word = ""] = FIELD.exec(line) ?? [];
  return findFieldKey(word) !== null && (mark === void 0 || space.length > indent);
}
function isContinued(line, indent) {
  return isFieldLine(line, indent) || indent === 0 && !BLOCK.test(line);
}
function addLine(fields, line, indent) {
  const [, space = "", mark = "", word = "", value = ""] = FIELD.exec(line) ?? [];
  const last = fields.at(-1);
  const isInside2 = last !== void 0 && last.indent > indent && indentOf(line) > last.indent + 1;
  const key = findFieldKey(word);
  if (key !== null && !(isInside2 && mark !== "")) {
    const [first, ...more] = splitInline(value);
    const level = mark === "" ? indent : space.length;
    fields.push({ key, indent: level, lines: [first?.value ?? ""] });
    for (const part of more) fields.push({ key: part.key ?? "", indent: level, lines: [part.value] });
    return true;
  }
  if (last === void 0) return false;
  if (isInside2) {
    last.lines.push(line.slice(Math.min(indentOf(line), last.indent + 2)).trimEnd());
    return true;
  }
  if (isBlock(line)) return false;
  last.lines.push(line.trim());
  return true;
}
function splitInline(text) {
  const parts = [];
  let from = 0;
  let key = null;
  for (const match of text.matchAll(INLINE)) {
    const next = findFieldKey(match[1] ?? "");
    if (next === null) continue;
    parts.push({ key, value: text.slice(from, match.index) });
    const rest = text.slice(match.index + match[0].length);
    from = text.length - rest.length + (FIELD.exec(rest) === null ? 0 : rest.length - (FIELD.exec(rest)?.[4] ?? "").length);
    key = next;
  }
  parts.push({ key, value: text.slice(from) });
  return parts;
}
function joinValue(lines) {
  const [first = "", ...more] = lines.map((line) => line.trimEnd());
  return (first.trim() === "" ? more : [first.trim(), ...more]).join("\n");
}

// src/core/documents/check-entry.ts
function firstWords(value) {
  return value.replace(/[*_`]{2}|[*`]/g, "").replace(/[.,;(\n][\s\S]*$/, "").trim().toLowerCase();
}

// src/core/evaluator/sections.ts
var plain = (line) => line.replaceAll("**", "").replaceAll("__", "");
function findSections(text) {
  const sections = [{ title: "", line: 1, lines: [] }];
  let isFenced = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const title = isFenced ? void 0 : /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
    if (title !== void 0) sections.push({ title: plain(title), line: index + 1, lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  return sections;
}
var ID2 = /\b[A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?\b/g;
function findIds(text) {
  return [...new Set(text.match(ID2) ?? [])];
}

// src/core/evaluator/check-tasks.ts
function checkUnique(document, items) {
  return items.flatMap(({ id, line }, index) => {
    const first = items.find((other) => other.id === id);
    if (first === void 0 || items.indexOf(first) === index) return [];
    return [{ document, line, rule: "duplicate-id", text: `${id} is already taken by line ${first.line}` }];
  });
}
function checkTasks(tasks, requirements) {
  const document = "PLAN.md";
  if (tasks.length === 0) {
    return [
      {
        document,
        line: 0,
        rule: "no-tasks",
        text: 'there is no task (a bullet "Task: ..." with Status, Owner and Acceptance)'
      }
    ];
  }
  const fields = tasks.flatMap((task) => [
    ...task.title === "" ? [lackField(document, task, "Task")] : [],
    ...checkField(document, task, ["Status"], STATUSES),
    ...checkField(document, task, ["Owner", "Role", "Owner role"], null),
    ...checkField(document, task, ["Acceptance"], null)
  ]);
  const ids = tasks.flatMap((task) => {
    const id = findLeadingId(task.title);
    return id === null ? [] : [{ id, line: task.line }];
  });
  const known = new Set([...ids, ...requirements].map(({ id }) => id));
  const dangling = tasks.flatMap(
    (task) => ["covers", "requirements", "requirement", "depends", "depends on", "after", "implements"].flatMap(
      (key) => findIds(findField(task, key) ?? "").filter((id) => !known.has(id)).map(
        (id) => ({
          document,
          line: task.line,
          rule: "unresolved-reference",
          text: `${key} names ${id}, which is neither a requirement nor a task`
        })
      )
    )
  );
  const covered = new Set(tasks.flatMap(({ lines }) => findIds(lines.join("\n"))));
  const uncovered = requirements.filter(({ id }) => !covered.has(id)).map(
    ({ id, line }) => ({
      document: "SPEC.md",
      line,
      rule: "uncovered-requirement",
      text: `${id} is covered by no task of PLAN.md`
    })
  );
  return [...fields, ...checkUnique(document, ids), ...dangling, ...uncovered];
}
function checkField(document, entry, keys, values) {
  const [key = ""] = keys;
  const value = findField(entry, ...keys);
  if (value === null) return [lackField(document, entry, key)];
  if (values === null || values.includes(firstWords(value))) return [];
  const text = `${key} "${value.slice(0, 60)}" is not one of ${values.join(", ")}`;
  return [{ document, line: entry.line, rule: "bad-value", text }];
}
function lackField(document, entry, key) {
  return { document, line: entry.line, rule: "missing-field", text: `the ${entry.kind} has no ${key}` };
}

// src/core/evaluator/check-text.ts
function checkReferences(document, text, exists) {
  return text.split(/\r?\n/).flatMap(
    (line, index) => [...line.matchAll(/\]\(([^()\s]{1,300})\)/g)].flatMap((match) => {
      const path = (match[1] ?? "").split("#")[0] ?? "";
      if (path === "" || /^[a-z][a-z0-9+.-]*:/i.test(path) || exists(path)) return [];
      return [{ document, line: index + 1, rule: "unresolved-reference", text: `the link to "${path}" leads nowhere` }];
    })
  );
}
var WORDS = [
  "TBD",
  "TBC",
  `TO${"DO"}`,
  `FIX${"ME"}`,
  `XX${"X"}`,
  "lorem ipsum",
  "to be (?:determined|defined|decided|done)"
];
var SLOT = "(?:your|insert|fill|placeholder|todo|tbd|describe|name|text)\\b";
var PLACEHOLDER = new RegExp(
  `\\b(?:${WORDS.join("|")})\\b|\\?\\?\\?|\\{\\{[^}]{0,60}\\}\\}|<${SLOT}[^<>]{0,60}>|\\[${SLOT}[^\\][]{0,60}\\](?!\\()`,
  "i"
);
function findPlaceholders(document, text) {
  let isFenced = false;
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const prose = line.replaceAll(/`[^`]*`/g, "").replace(/\bstatus\**:\**\s*todo\b/i, "");
    const found = isFenced ? null : PLACEHOLDER.exec(prose);
    return found === null ? [] : [{ document, line: index + 1, rule: "placeholder", text: `"${found[0]}" still stands here` }];
  });
}

// src/core/evaluator/evaluate-plan.ts
var SPEC_SECTIONS = [/goal|objective|purpose|overview/i, /requirement/i, /acceptance|success|done/i];
var SPEC_NAMES = ["Goal", "Requirements", "Acceptance"];
function evaluatePlan(track, exists) {
  const findings = [];
  if (track.spec === null) findings.push(missing("SPEC.md"));
  if (track.plan === null) findings.push(missing("PLAN.md"));
  const requirements = findRequirements(track.spec ?? "");
  const tasks = listEntries(track.plan ?? "", "task");
  if (track.spec !== null) findings.push(...checkSpec(track.spec, requirements));
  if (track.plan !== null) findings.push(...checkTasks(tasks, requirements));
  findings.push(...checkRisks(track));
  for (const [document, text] of listTexts(track)) {
    findings.push(...checkReferences(document, text, exists), ...findPlaceholders(document, text));
  }
  const order = ["SPEC.md", "PLAN.md", "RISKS.md"];
  return findings.sort((a, b) => order.indexOf(a.document) - order.indexOf(b.document) || a.line - b.line);
}
var listTexts = ({ spec, plan, risks }) => [
  ["SPEC.md", spec],
  ["PLAN.md", plan],
  ["RISKS.md", risks]
].flatMap(([document, text]) => text === null ? [] : [[document, text]]);
var listEntries = (text, kind) => scanEntries(text).filter((entry) => entry.kind === kind);
function missing(document) {
  return { document, line: 0, rule: "missing-document", text: "there is no such document" };
}
function findRequirements(spec) {
  return findSections(spec).filter(({ title }) => /requirement/i.test(title)).flatMap((section) => listBullets(section)).flatMap(({ text, line }) => {
    const id = findLeadingId(text);
    return id === null ? [] : [{ id, line }];
  });
}
function listBullets({ lines, line }) {
  return lines.flatMap((text, index) => {
    const bullet = /^\s{0,3}(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(text)?.[1];
    return bullet === void 0 ? [] : [{ text: bullet, line: line + index }];
  });
}
function checkSpec(spec, requirements) {
  const sections = findSections(spec);
  const document = "SPEC.md";
  const lacking = SPEC_SECTIONS.flatMap((pattern, index) => {
    const found = sections.find(({ title, lines }) => pattern.test(title) && lines.slice(1).join("").trim() !== "");
    const text = `there is no section "${SPEC_NAMES[index]}" with something in it`;
    return found === void 0 ? [{ document, line: 0, rule: "missing-section", text }] : [];
  });
  const bare = sections.filter(({ title }) => /requirement/i.test(title)).flatMap(listBullets).filter(({ text }) => findLeadingId(text) === null && !/^\s/.test(text)).map(
    ({ line }) => ({
      document,
      line,
      rule: "missing-field",
      text: "a requirement has no id (R1, REQ-2 ...)"
    })
  );
  return [...lacking, ...bare, ...checkUnique(document, requirements)];
}
function checkRisks({ plan, risks }) {
  const places = [
    ["PLAN.md", plan ?? ""],
    ["RISKS.md", risks ?? ""]
  ];
  const found = places.flatMap(([document, text]) => listEntries(text, "risk").map((entry) => ({ document, entry })));
  if (found.length === 0 && plan !== null) {
    const text = 'there is no risk (a bullet "Risk: ..." with Severity), neither here nor in RISKS.md';
    const saysNone = findSections(plan).some(
      ({ title, lines }) => /risk/i.test(title) && /\bnone\b/i.test(lines.join(" "))
    );
    return saysNone ? [] : [{ document: "PLAN.md", line: 0, rule: "missing-section", text }];
  }
  return found.flatMap(({ document, entry }) => checkField(document, entry, ["Severity"], SEVERITIES));
}

// src/core/tracks/tier-paths.ts
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";

// src/io/project-files.ts
function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
}

// src/core/tracks/track-id.ts
function isTrackId(name) {
  return typeof name === "string" && name.length <= 64 && name.split(".").every(isSafeName);
}
function parseTrackPointer(text) {
  const line = text.trim();
  const path = line.startsWith("./") ? line.slice(2) : line;
  const rest = path.startsWith("docs/tracks/") ? path.slice("docs/tracks/".length) : path;
  const name = rest.endsWith("/") ? rest.slice(0, -1) : rest;
  if (isTrackId(name)) return { trackId: name };
  return { reason: line === "" ? "it is empty" : `it holds no name of a track (${line.length} characters)` };
}

// src/io/track-pointer.ts
function readTrackPointer(projectDir) {
  const file = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true);
  if ("text" in file) return parseTrackPointer(file.text);
  return file.error === "ENOENT" ? null : { reason: file.error };
}

// src/steps/evaluate-track.ts
var MAX_DOCUMENT_BYTES = 2 << 20;
function evaluateTrack(projectDir) {
  const pointer = readTrackPointer(projectDir);
  if (pointer === null || "reason" in pointer) return null;
  const { trackId } = pointer;
  const folder = `docs/tracks/${trackId}`;
  const read = (name) => {
    const file = readTextFile(`${projectDir}/${folder}/${name}`, MAX_DOCUMENT_BYTES);
    return "text" in file ? file.text : null;
  };
  const exists = (path) => path.startsWith("/") ? false : hasProjectFile(projectDir, `${folder}/${path}`) || hasProjectFile(projectDir, path);
  const track = { spec: read("SPEC.md"), plan: read("PLAN.md"), risks: read("RISKS.md") };
  return { trackId, findings: evaluatePlan(track, exists) };
}

// src/steps/judge-plan.ts
function judgePlanned(call, effects, { projectDir }) {
  if (call.toolName !== "Agent" && effects.writes.length === 0) return null;
  const track = evaluateTrack(projectDir);
  return track === null ? null : judgePlan(call, effects, { projectDir, ...track });
}
;return {judgePlanned};
|*/
/*| part steps/judge-resumption
const {
  findResultingText
} = await loadPart("shared/3");
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared18;
const {
  isRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;


// src/core/guardrails/stale-resumption.ts
var MAX_AGE_MINUTES = 60;
function judgeStaleResumption(file, after, before, now) {
  if (after === null) return null;
  const rule = `Set resumption.updated_at to the time of this change, in ISO form (now ${now.toISOString()}).`;
  const time = timeOf(after.updated_at);
  if (time === null) {
    return {
      decision: "warn",
      target: file,
      reason: `"${file}" has no resumption.updated_at that reads as a time. ${rule}`
    };
  }
  const minutes = Math.round((now.getTime() - time) / 6e4);
  if (minutes <= MAX_AGE_MINUTES) return null;
  const unchanged = before !== null && timeOf(before.updated_at) === time;
  const age = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  const found = unchanged ? "would keep a resumption.updated_at of" : "would get a resumption.updated_at of";
  return {
    decision: "warn",
    target: file,
    reason: `"${file}" ${found} ${age} ago, so the section reads as out of date. ${rule}`
  };
}
function timeOf(value) {
  const text = value instanceof Date ? value.toISOString() : stringOf(value);
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}
function findResumption(document) {
  return isRecord(document) && isRecord(document.resumption) ? document.resumption : null;
}

// src/steps/judge-resumption.ts
async function judgeResumption(call, { writes }, { places, file, now }) {
  const write = writes.find(({ path }) => places.bases.some((base) => path === `${base}/${file}`));
  if (findFilePath(call) === null || write === void 0) return null;
  const current = readTextFile(write.path, 1 << 20, true);
  const before = "text" in current ? current.text : null;
  const after = findResultingText(call, before);
  if (after === null) return null;
  const { parseYamlRecord } = await loadPart("io/yaml-file");
  const read = (text) => {
    try {
      return text === null ? null : findResumption(parseYamlRecord(text));
    } catch {
      return null;
    }
  };
  return judgeStaleResumption(file, read(after), read(before), now);
}
;return {judgeResumption};
|*/
/*| part steps/judge-spawn
const {
  readTextFile,
  readdirSync
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  findMcpServer,
  findSimilarTool,
  isCoreTool
} = await loadPart("shared/19");
const {
  RENAMED_TOOLS,
  currentName
} = (await loadPart("answers/pre-tool-use")).shared18;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;


// src/core/guardrails/agent-definition.ts
function parseAgentDefinition(path, fileName, matter) {
  const { tools } = matter;
  const list = typeof tools === "string" ? tools.split(",") : Array.isArray(tools) ? tools.map(String) : null;
  const names = list?.map((name) => name.trim()).filter((name) => name !== "") ?? null;
  return {
    name: stringOf(matter.name)?.trim() || fileName,
    path,
    tools: names === null || names.includes("*") ? null : names,
    description: stringOf(matter.description)
  };
}
function lintAgentDefinition(agent, servers) {
  const findings = [];
  if (agent.description === null)
    findings.push({ severity: "warning", tool: null, text: "it has no description, so nothing tells when to use it" });
  for (const entry of agent.tools ?? []) {
    const tool = entry.replace(/\(.*$/, "").trim();
    const server = findMcpServer(tool);
    if (server !== null) {
      const known = servers.some((name) => toServerName(name) === server);
      const has = servers.length === 0 ? "no MCP server is configured" : `configured are ${servers.slice(0, 10).join(", ")}`;
      if (!known)
        findings.push({
          severity: "warning",
          tool,
          text: `the MCP server "${server}" of ${tool} is not configured; ${has}`
        });
    } else if (Object.hasOwn(RENAMED_TOOLS, tool)) {
      findings.push({
        severity: "warning",
        tool,
        text: `${tool} is an old name; ${currentName(tool)} does its work now`
      });
    } else if (!isCoreTool(tool)) {
      const similar = findSimilarTool(tool);
      findings.push({
        severity: "error",
        tool,
        text: `there is no tool "${tool}"${similar === null ? "" : `; did you mean ${similar}?`}`
      });
    }
  }
  return findings;
}
function toServerName(name) {
  return name.replaceAll(/[^A-Za-z0-9_-]/g, "_");
}
function listMcpServers(settings, projectDir) {
  if (settings === null) return [];
  const projects = isRecord(settings.projects) ? settings.projects : {};
  const project = isRecord(projects[projectDir]) ? projects[projectDir] : {};
  return [settings.mcpServers, isRecord(project) ? project.mcpServers : null].flatMap(
    (servers) => isRecord(servers) ? Object.keys(servers) : []
  );
}

// src/core/guardrails/tool-availability.ts
function judgeToolAvailability(agent, servers) {
  const findings = lintAgentDefinition(agent, servers).filter(({ tool }) => tool !== null);
  const errors = findings.filter(({ severity }) => severity === "error");
  const missing = findings.filter(({ tool }) => tool?.startsWith("mcp__") === true);
  const shown = errors.length > 0 ? errors : missing;
  if (shown.length === 0) return null;
  const texts = shown.slice(0, 5).map(({ text }) => text);
  const advice = errors.length > 0 ? `Correct the tools in "${agent.path}", or spawn another agent.` : "The agent starts without them: leave out what needs them, or ask the person to configure the server.";
  const reason = `the agent "${agent.name}" lists tools that are not there: ${texts.join("; ")}. ${advice}`;
  return { decision: errors.length > 0 ? "deny" : "warn", target: agent.name, reason };
}

// src/io/agent-files.ts
var MAX_AGENT_BYTES = 256 << 10;
var MAX_ENTRIES = 3e3;
var MAX_DEPTH = 7;
function listAgentFolders({ projectDir, clientDir }) {
  const own = [`${projectDir}/.claude/agents`, ...clientDir === null ? [] : [`${clientDir}/agents`]];
  const plugins = clientDir === null ? [] : listFiles(`${clientDir}/plugins`, (path) => /\/agents\/[^/]+\.md$/.test(path));
  return [...own, ...new Set(plugins.map((path) => path.slice(0, path.lastIndexOf("/"))))];
}
async function findAgentDefinition(name, places) {
  const wanted = name.slice(name.lastIndexOf(":") + 1);
  return (await listAgentDefinitions(places, wanted)).find((agent) => agent.name === wanted) ?? null;
}
async function listAgentDefinitions(places, mention = "") {
  const { parseYamlRecord } = await loadPart("io/yaml-file");
  const paths = listAgentFolders(places).flatMap((folder) => listFiles(folder, (path) => path.endsWith(".md")));
  return paths.flatMap((path) => {
    const file = readTextFile(path, MAX_AGENT_BYTES, true);
    const fileName = path.slice(path.lastIndexOf("/") + 1, -".md".length);
    if ("error" in file || !file.text.includes(mention) && fileName !== mention) return [];
    const matter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(file.text)?.[1];
    if (matter === void 0) return [];
    try {
      return [parseAgentDefinition(path, fileName, parseYamlRecord(matter))];
    } catch {
      return [];
    }
  });
}
function listConfiguredServers({ projectDir, clientDir, home }) {
  const paths = [
    `${projectDir}/.mcp.json`,
    `${projectDir}/.claude/settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    ...clientDir === null ? [] : [`${clientDir}/settings.json`, `${clientDir}/.claude.json`],
    ...home === null ? [] : [`${home}/.claude.json`]
  ];
  const names = paths.flatMap((path) => {
    const file = readTextFile(path, 16 << 20, true);
    return "text" in file ? listMcpServers(parseJsonRecord(file.text), projectDir) : [];
  });
  return [...new Set(names)].sort();
}
function listFiles(folder, accepts) {
  const found = [];
  let looked = 0;
  const walk = (path, depth) => {
    if (depth > MAX_DEPTH) return;
    for (const entry of readFolder(path)) {
      looked += 1;
      if (looked > MAX_ENTRIES) return;
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== "node_modules" && entry.name !== ".git") walk(inside, depth + 1);
      else if (!entry.isDirectory() && accepts(inside)) found.push(inside);
    }
  };
  walk(folder, 0);
  return found.sort();
}
function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

// src/steps/judge-spawn.ts
async function judgeSpawn({ toolInput }, places) {
  const name = stringOf(toolInput.subagent_type);
  const agent = name === null || name === "" ? null : await findAgentDefinition(name, places);
  return agent === null || agent.tools === null ? null : judgeToolAvailability(agent, listConfiguredServers(places));
}
;return {judgeSpawn};
|*/
/*| part steps/linked-tree
const {
  readGitFacts
} = await loadPart("shared/10");
const {
  resolveRealPath
} = (await loadPart("answers/pre-tool-use")).shared35;





// src/steps/linked-tree.ts
function findLinkedTree(projectDir, cwd) {
  const facts = readGitFacts(cwd);
  if (facts?.commonDir === void 0 || facts.commonDir === null) return null;
  const own = readGitFacts(projectDir);
  const ownDir = own?.commonDir ?? (own === null ? null : `${own.root}/.git`);
  const isOwn = ownDir !== null && resolveRealPath(ownDir) === resolveRealPath(facts.commonDir);
  return isOwn ? resolveRealPath(facts.root) : null;
}
;return {findLinkedTree};
|*/
/*| part steps/prepare-aftermath
const {
  openStateFolder,
  replaceFile
} = await loadPart("shared/9");
const {
  findGitRoot
} = (await loadPart("answers/pre-tool-use")).shared34;
const {
  isSafeName
} = (await loadPart("answers/pre-tool-use")).shared21;
const {
  errorCode,
  lstatSync,
  readTextFile,
  readdirSync
} = (await loadPart("answers/pre-tool-use")).shared11;

const {
  excerptLine
} = await loadPart("shared/32");
const {
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared20;


// src/core/guardrails/aftermath.ts
function serializePendingCall(call) {
  const { tool, target, agentId, governed, snapshot } = call;
  return `${JSON.stringify({ schema_version: "1", tool, target, agent_id: agentId, governed, snapshot })}
`;
}
function parseStatus(output) {
  return output.split("\0").filter((entry) => entry.length > 3).map((entry) => ({ status: entry.slice(0, 2), path: entry.slice(3) }));
}

// src/io/pending-calls.ts
function savePendingCall(projectDir, sessionId, call) {
  const folder = openStateFolder(projectDir, ["sessions", sessionId, "pending-calls"]);
  replaceFile(folder, `${call.toolUseId}.json`, serializePendingCall(call));
}

// builtin:node:child_process
var module = () => builtin("node:child_process");
var execFileSync = (...args) => module().execFileSync(...args);

// src/io/work-snapshot.ts
var MAX_FILES = 2e3;
var MAX_ENTRIES = 2e4;
var GIT_MS = 2e3;
var STATUS = [
  ...["--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"],
  ...["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--ignore-submodules=all"]
];
function takeWorkSnapshot(projectDir) {
  return isPlainRepository(projectDir) ? readStatus(projectDir) : walkFiles(projectDir);
}
function isPlainRepository(projectDir) {
  if (findGitRoot(projectDir) !== projectDir) return false;
  const config = readTextFile(`${projectDir}/.git/config`, 1 << 20);
  return "text" in config && !/\[\s*(?:filter|include)/i.test(config.text);
}
function readStatus(projectDir) {
  try {
    const { PATH, HOME, SystemRoot } = process.env;
    const output = execFileSync("git", STATUS, {
      cwd: projectDir,
      encoding: "utf8",
      timeout: GIT_MS,
      maxBuffer: 32 << 20,
      stdio: ["ignore", "pipe", "ignore"],
      env: { PATH, HOME, SystemRoot, GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C" }
    });
    const entries = parseStatus(output).slice(0, MAX_FILES);
    return Object.fromEntries(
      entries.map(({ path, status }) => [path, `${status} ${markFile(`${projectDir}/${path}`)}`])
    );
  } catch {
    return null;
  }
}
function walkFiles(projectDir) {
  const snapshot = {};
  const folders = [""];
  let looked = 0;
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    for (const entry of readdirSync(`${projectDir}/${folder}`, { withFileTypes: true })) {
      looked += 1;
      if (looked > MAX_ENTRIES) return snapshot;
      const path = `${folder}${entry.name}`;
      if (!entry.isDirectory()) snapshot[path] = markFile(`${projectDir}/${path}`);
      else if (![".git", ".holdfast", "node_modules"].includes(entry.name)) folders.push(`${path}/`);
    }
  }
  return snapshot;
}
function markFile(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat === void 0 ? "gone" : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`;
}

// src/steps/prepare-aftermath.ts
function prepareAftermath(projectDir, input, call, judged, report) {
  const { toolUseId, sessionId, agentId } = input;
  if (!isSafeName(toolUseId)) return;
  const isOpen = (judged.effects?.unresolved.length ?? 0) + (judged.effects?.unknown.length ?? 0) > 0;
  const snapshot = isOpen ? takeWorkSnapshot(projectDir) : null;
  if (snapshot === null && judged.governed === null) return;
  const target = excerptLine(stringOf(call.toolInput.command) ?? judged.effects?.writes[0]?.path ?? "", 120);
  const pending = { toolUseId, tool: input.toolName, target, agentId, snapshot, governed: judged.governed };
  try {
    savePendingCall(projectDir, sessionId, pending);
  } catch (error) {
    report({ code: "state-not-writable", path: ".holdfast/sessions", cause: errorCode(error) });
  }
}
;return {prepareAftermath};
|*/
/*| part steps/protect-self
const {
  findResultingText
} = await loadPart("shared/3");
const {
  readGitFacts
} = await loadPart("shared/10");
const {
  GIT_SWITCH,
  POLICY_DOCUMENT,
  TAKES_AWAY,
  namesOwn,
  setsHoldfast
} = (await loadPart("answers/pre-tool-use")).shared16;
const {
  hasPath,
  resolveRealPath
} = (await loadPart("answers/pre-tool-use")).shared35;


const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  absolutePath,
  foldPath,
  isInside
} = (await loadPart("answers/pre-tool-use")).shared17;
const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared18;



// src/core/guardrails/self-protection.ts
function listProtectedPlaces(places) {
  const { projectDir, gitRoot, gitDir, home, clientDir, configDir, distDir, policyDocument } = places;
  const found = [
    ...[.../* @__PURE__ *@/ new Set([projectDir, gitRoot ?? projectDir])].flatMap((root) => [
      { path: `${root}/.holdfast`, what: "holdfast's state and configuration" },
      { path: `${root}/.claude/holdfast`, what: "holdfast's bundles" },
      { path: `${root}/.claude/settings.json`, what: "the registration of the hooks", isSettings: true },
      { path: `${root}/.claude/settings.local.json`, what: "the registration of the hooks", isSettings: true }
    ]),
    ...[clientDir, home === null ? null : `${home}/.claude`].flatMap(
      (dir) => dir === null ? [] : ["settings.json", "settings.local.json"].map((file) => userSettings(`${dir}/${file}`))
    ),
    ...["/etc/claude-code", "/Library/Application Support/ClaudeCode"].map((dir) => userSettings(dir)),
    configDir === null ? null : { path: `${configDir}/holdfast`, what: "holdfast's configuration" },
    distDir === null ? null : { path: distDir, what: "holdfast's bundles" },
    gitDir === null ? null : { path: `${gitDir}/hooks`, what: "git's hooks" },
    gitDir === null ? null : { path: `${gitDir}/config`, what: "git's configuration (core.hooksPath)" },
    policyDocument === null ? null : { path: policyDocument, what: "the policy of this repository" }
  ];
  return found.filter((place) => place !== null);
}
var userSettings = (path) => ({ path, what: "the registration of the hooks", isSettings: true });
function judgeSelfProtection(effects, facts) {
  for (const write of effects.writes) {
    if (GIT_SWITCH.test(write.how)) return object("core.hooksPath", `${write.how} would change what git runs`);
    const place = facts.places.find((candidate) => isTouched(write, candidate, facts.fold));
    if (place === void 0 || isOrdinaryGit(write, place) || place.isSettings === true && facts.keepsHooks(write.path))
      continue;
    const relation = isInside(foldPath(write.path, facts.fold), foldPath(place.path, facts.fold)) ? "which is" : "which holds";
    return object(write.path, `${write.how} would write "${write.path}", ${relation} ${place.what}`);
  }
  const { command } = facts;
  if (command === null) return null;
  const [doubt] = effects.unresolved;
  if (doubt !== void 0 && namesOwn(command)) {
    return object(
      doubt.what,
      `this may change what keeps the guards in place, and cannot be told beforehand: ${doubt.why}`
    );
  }
  const runs = (name) => effects.commands.some((word) => word.includes(name));
  if ((runs("holdfast") || runs("node")) && setsHoldfast(command)) {
    return object("holdfast", "this would change how holdfast is set up");
  }
  return null;
}
function isOrdinaryGit({ how }, { path }) {
  return how.startsWith("git ") && path.endsWith("/config");
}
function isTouched({ path, recursive, how }, place, fold) {
  const [written, kept] = [foldPath(path, fold), foldPath(place.path, fold)];
  return isInside(written, kept) || recursive && TAKES_AWAY.test(how) && isInside(kept, written);
}
function object(target, what) {
  const reason = `${what}. That is for the person to decide; reading it is fine. Leave it as it is, or tell the person what you would change and why.`;
  return { decision: "deny", target, reason };
}

// src/steps/protected-places.ts
function findProtectedPlaces(places) {
  const { projectDir, home, clientDir } = places;
  const git = readGitFacts(projectDir);
  const gitDir = git === null ? null : git.commonDir ?? `${git.root}/.git`;
  const bundle = process.argv[1] ?? "";
  const distDir = bundle.endsWith(".mjs") ? bundle.slice(0, Math.max(bundle.lastIndexOf("/"), bundle.lastIndexOf("\\"))) : null;
  const document = `${projectDir}/${POLICY_DOCUMENT}`;
  const found = listProtectedPlaces({
    projectDir,
    gitRoot: git?.root ?? null,
    gitDir,
    home,
    clientDir,
    configDir: process.env.XDG_CONFIG_HOME || (home === null ? null : `${home}/.config`),
    distDir,
    policyDocument: hasPath(document) ? document : null
  });
  return found.map((place) => ({ ...place, path: resolveRealPath(absolutePath(place.path, projectDir, home)) }));
}

// src/steps/protect-self.ts
async function protectSelfFrom(call, effects, command, places) {
  const parse = await loadSettingsParser(call, effects);
  const keepsHooks = (path) => {
    if (parse === null) return false;
    const file = readTextFile(path, 4 << 20, true);
    const before = "text" in file ? file.text : null;
    const after = findResultingText(call, before);
    if (after === null) return false;
    const settings = [parse(before ?? ""), parse(after)];
    return settings.every((found) => found !== null) && new Set(settings.map(describeHooks)).size === 1;
  };
  return judgeSelfProtection(effects, { places: findProtectedPlaces(places), fold: true, command, keepsHooks });
}
async function loadSettingsParser(call, { writes }) {
  if (findFilePath(call) === null || !writes.some(({ path }) => path.endsWith(".json"))) return null;
  return (await loadPart("io/settings-text")).parseSettings;
}
function describeHooks(settings) {
  const { hooks, disableAllHooks, enabledPlugins, env } = settings ?? {};
  return JSON.stringify([hooks ?? {}, disableAllHooks ?? false, enabledPlugins ?? {}, env ?? {}]);
}
;return {protectSelfFrom};
|*/
/*| part steps/record-judgement
const {
  serializeEvent
} = await loadPart("shared/4");
const {
  appendState,
  openStateFolder,
  replaceFile,
  withLock
} = await loadPart("shared/9");
const {
  readSessionState,
  serializeSessionState
} = await loadPart("shared/2");
const {
  readClock
} = (await loadPart("answers/pre-tool-use")).shared33;







// src/io/transcript-tail.ts
var FIRST_READ = 16 << 10;
var LARGEST_READ = 4 << 20;
var MAX_TAIL_BYTES = 16 << 20;

// src/io/journal-store.ts
function appendEvents(projectDir, sessionId, events) {
  const at = readClock().toISOString();
  appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
}

// src/io/session-writer.ts
function updateSessionState(projectDir, sessionId, change) {
  const folder = openStateFolder(projectDir, ["sessions", sessionId]);
  const done = withLock(folder, () => {
    const next = change(readSessionState(projectDir, sessionId).state);
    if (next !== null) replaceFile(folder, "state.json", serializeSessionState(next.state));
    return next === null ? null : next.answer;
  });
  return done === null ? null : done.value;
}

// src/steps/record-judgement.ts
function recordJudgement(projectDir, input, { verdict }) {
  if (verdict.decision === "allow" || verdict.decision === "warn") return;
  const { sessionId, agentId, toolName: tool } = input;
  if (verdict.guard === "post-compaction-approval") {
    updateSessionState(projectDir, sessionId, (state) => ({ state: { ...state, approvalDue: null }, answer: true }));
  }
  if (verdict.decision === "ask") return;
  const { guard, target, reason } = verdict;
  const events = [{ event: "tool_denied", guard, tool, target, reason, agent_id: agentId }];
  appendEvents(projectDir, sessionId, events);
}
;return {recordJudgement};
|*/
//| parts {"steps/record-judgement":[1800,1796],"steps/protect-self":[7844,6007],"steps/prepare-aftermath":[12076,4199],"steps/linked-tree":[12734,620],"steps/judge-spawn":[19348,6582],"steps/judge-resumption":[21836,2456],"steps/judge-plan":[41373,19500],"steps/judge-layers":[53490,12086],"steps/judge-governed":[56928,3405],"shared/9":[61193,4230],"shared/8":[62629,1413],"shared/7":[63727,1075],"shared/6":[65921,2171],"shared/5":[70116,4172],"shared/4":[77773,7634],"shared/32":[78904,1108],"shared/31":[79099,171],"shared/30":[80047,924],"shared/3":[81059,988],"shared/29":[83022,1940],"shared/28":[83256,210],"shared/27":[84611,1331],"shared/26":[85461,826],"shared/25":[86235,750],"shared/24":[87740,1481],"shared/23":[96056,8292],"shared/22":[96421,341],"shared/2":[102583,6138],"shared/19":[104926,2320],"shared/10":[107041,2091],"shared/1":[107450,385],"io/yaml-file":[206793,99320],"io/settings-text":[224537,17717],"io/session-store":[224659,91],"io/report":[229587,4897],"io/path-patterns":[254298,24687],"io/config-parser":[312695,58366],"core/shell/wrappers":[315712,2986],"core/shell/text-tools":[320945,5199],"core/shell/syntax":[435286,114305],"core/shell/shell-programs":[435437,119],"core/shell/sed-tool":[438145,2668],"core/shell/remote-tools":[438285,106],"core/shell/project-tools":[443765,5442],"core/shell/powershell":[454887,11083],"core/shell/launchers":[458506,3583],"core/shell/interpreters":[476357,17816],"core/shell/git":[486352,9957],"core/shell/finders":[490017,3636],"core/shell/find-shell-writes":[516211,26161],"core/shell/file-tools":[519050,2796],"core/shell/environment-runners":[522466,3380],"core/shell/editors":[524585,2074],"core/shell/downloaders":[527564,2946],"core/shell/copiers":[531284,3683],"core/shell/awk-tool":[534111,2794],"core/shell/archivers":[538109,3964],"core/guardrails/spawn-gate":[538711,567],"core/guardrails/post-compaction-approval":[539944,1192],"core/guardrails/mcp-paths":[542412,2413],"core/guardrails/allowed-tools":[543296,844],"answers/pre-tool-use":[597061,53721]}
