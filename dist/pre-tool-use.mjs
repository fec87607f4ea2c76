let ownText;
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
  ownText ||= readOwnText(builtin("node:fs"));
  const head = "\n/*| part " + name + "\n";
  const start = ownText.indexOf(head) + head.length;
  const code = ownText.slice(start, ownText.indexOf("\n|*" + "/", start)).replaceAll("*@/", "*" + "/");
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
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
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
var NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
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
const shared7 = (function () {
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
const shared6 = (function () {
const {
  absolutePath,
  foldPath,
  isInside,
  normalizePath
} = shared7;

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
const shared13 = (function () {
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
const shared10 = (function () {
const {
  stringOf
} = shared13;

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
const shared11 = (function () {
const {
  currentName
} = shared10;

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
  findMcpServer};})();
const shared1 = (function () {
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
const shared17 = (function () {
const {
  existsSync
} = shared1;

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
const shared3 = (function () {
// src/core/config/env.ts
var NOT_CONFIG = /* @__PURE__ *@/ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
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
const shared9 = (function () {
const {
  absolutePath,
  foldPath,
  isInside,
  isWindowsPath,
  normalizePath
} = shared7;
const {
  findGitRoot
} = shared17;
const {
  selectConfigVariables
} = shared3;
const {
  existsSync,
  lstatSync,
  readTextFile,
  readdirSync,
  readlinkSync,
  realpathSync
} = shared1;

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
var TAKES_AWAY = /^(?:rm|mv|rmdir|shred|find|unlink|trash|rsync|chmod|chown|git clean|git rm|git mv|Remove-Item|Move-Item)\b/i;
var WORDS = [".holdfast", ".claude", "hookspath", ".git/hooks", ".git/config", "guardrails.md"];
var COMMAND = /\bholdfast(?:\.mjs)?["']?\s+(?:config\s+set|uninstall|init|flags\s+(?:enable|disable))\b/;
var GIT_SWITCH = /^git\b.*(?:hookspath|fsmonitor)/i;
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
  const plain = command.toLowerCase().replaceAll(/["'\\]/g, "");
  const [doubt] = effects.unresolved;
  if (doubt !== void 0 && WORDS.some((word) => plain.includes(word))) {
    return object(
      doubt.what,
      `this may change what keeps the guards in place, and cannot be told beforehand: ${doubt.why}`
    );
  }
  const runs = (name) => effects.commands.some((word) => word.includes(name));
  if ((runs("holdfast") || runs("node")) && COMMAND.test(plain)) {
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

// src/io/git.ts
function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, branch: null, head: parseHash(headText), commonDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${commonDir ?? gitDir}/${ref[1]}`)) ?? findPacked(commonDir ?? gitDir, ref[1]) : null;
  return { root, branch: ref[2], head, commonDir };
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

// src/steps/guard-places.ts
function findGuardPlaces(projectDir, cwd) {
  const { HOME, USERPROFILE, CLAUDE_CONFIG_DIR } = process.env;
  const home = HOME || USERPROFILE || null;
  const clientDir = CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`);
  const real = resolveRealPath(projectDir);
  const tree = cwd === projectDir ? null : findWorkTree(real, cwd);
  const bases = tree === null || tree === real ? [real] : [real, tree];
  return { projectDir: real, bases, home, clientDir, fold: isCaseInsensitive(real) };
}
function findWorkTree(projectDir, cwd) {
  const facts = readGitFacts(cwd);
  if (facts?.commonDir === void 0 || facts.commonDir === null) return null;
  const own = readGitFacts(projectDir);
  const ownDir = own?.commonDir ?? (own === null ? null : `${own.root}/.git`);
  const isOwn = ownDir !== null && resolveRealPath(ownDir) === resolveRealPath(facts.commonDir);
  return isOwn ? resolveRealPath(facts.root) : null;
}
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

;return {readConfigSources,
  resolveRealPath,
  resolveEntry,
  listGlobTargets,
  hasPath,
  judgeSelfProtection,
  findGuardPlaces,
  findProtectedPlaces};})();
const shared2 = (function () {
// src/core/config/config.ts
var GUARD_MODES = ["off", "warn", "ask", "deny"];
var CRITICALITIES = ["C1", "C2", "C3", "C4"];
var THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
var THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
var SPAWN_GATES = ["off", "ask", "deny"];
var GUIDANCE_LEVELS = ["off", "minimal", "standard", "detailed"];
var TONES = ["facts", "directive"];
var FAIL_MODES = ["open", "closed"];
var UNRESOLVED_MODES = ["ask", "deny", "allow"];
var PLAN_ROOTS = ["docs/**", "artifacts/**"];
var DEFAULT_CONFIG = {
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
  "sections.resumption_context": true,
  "sections.context_monitor": true,
  "sections.compaction_alert": true,
  "sections.work_log": true,
  "sections.memory_capture": true,
  "sections.response_guidance": true,
  "sections.related_memories": true,
  "sections.write_check": true
};

;return {GUARD_MODES,
  CRITICALITIES,
  THRESHOLD_ROWS,
  THRESHOLD_NAMES,
  SPAWN_GATES,
  GUIDANCE_LEVELS,
  TONES,
  FAIL_MODES,
  UNRESOLVED_MODES,
  PLAN_ROOTS,
  DEFAULT_CONFIG};})();
const shared5 = (function () {
const {
  CRITICALITIES
} = shared2;
const {
  readTextFile
} = shared1;
const {
  countOf,
  isRecord,
  parseJsonRecord,
  stringOf
} = shared13;

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
  quiet: null
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
    quiet: parseQuiet(wire.quiet)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration, memories } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {},
    ...typeof memories === "number" ? { memories } : {}
  };
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
    quiet: state.quiet
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

;return {isSafeName,
  isAbsolutePath,
  isTranscriptPath,
  serializeSessionState,
  readSessionState};})();
const shared16 = (function () {
// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ *@/ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ *@/ new Date() : date;
}

;return {readClock};})();
const shared18 = (function () {
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
  compileGlobs,
  isStaticGlob
} = shared6;
const {
  matchesName
} = shared11;
const {
  findGuardPlaces,
  hasPath,
  listGlobTargets,
  readConfigSources,
  resolveEntry,
  resolveRealPath
} = shared9;
const {
  absolutePath,
  describePath,
  isWindowsPath,
  normalizePath
} = shared7;
const {
  createToolCall,
  currentName,
  findFilePath,
  findShell
} = shared10;
const {
  isAbsolutePath,
  isSafeName,
  isTranscriptPath,
  readSessionState
} = shared5;
const {
  findGitRoot
} = shared17;

const {
  CRITICALITIES,
  DEFAULT_CONFIG
} = shared2;
const {
  readClock
} = shared16;
const {
  errorCode,
  existsSync,
  readTextFile,
  writeSync
} = shared1;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = shared13;


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

// src/core/hook/output.ts
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
  return { projectDir, config, section, report };
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

// src/core/guardrails/governance.ts
var PATH_FIELDS = {
  Write: "file_path",
  Edit: "file_path",
  MultiEdit: "file_path",
  NotebookEdit: "notebook_path"
};
function findWrittenPath(toolName, toolInput) {
  if (typeof toolName !== "string" || !Object.hasOwn(PATH_FIELDS, toolName)) return null;
  return stringOf(toolInput[PATH_FIELDS[toolName] ?? ""])?.replaceAll("\\", "/") ?? null;
}
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

// src/core/guardrails/mcp-paths.ts
var WRITING = /(?:^|_)(?:write|edit|create|save|update|delete|remove|move|rename|copy|append|put|patch|mkdir|make|replace|insert|overwrite|modify|apply|truncate|touch|export|download)(?:_|$)/;
var READING = /(?:^|_)(?:read|get|list|search|find|view|show|stat|info|tree|grep|glob|describe|query|fetch|exists)(?:_|$)/;
var PATH_FIELDS2 = /* @__PURE__ *@/ new Set([
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
  const paths = fields.filter((field) => PATH_FIELDS2.has(plainName(field))).flatMap((field) => textsOf(toolInput[field]));
  return paths.length === 0 ? null : paths;
}
function textsOf(value) {
  if (typeof value === "string") return value === "" ? [] : [value.replace(/^file:\/\//, "")];
  if (Array.isArray(value)) return value.slice(0, 1e3).flatMap(textsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(
    ([field, item]) => PATH_FIELDS2.has(plainName(field)) && typeof item === "string" ? textsOf(item) : []
  );
}

// src/steps/find-effects.ts
var MAX_COMMAND_CHARS = 64 << 10;
async function findEffects(call, config, home) {
  const shell = findShell(call);
  const command = shell === null ? null : stringOf(call.toolInput.command);
  if (shell !== null && command !== null) return findShellEffects(command, { cwd: call.cwd, home, dialect: shell });
  const file = findFilePath(call);
  const paths = file === null ? findOtherPaths(call, config) : [file];
  const writes = paths.flatMap((path) => locate(absolutePath(path, call.cwd, home), call.givenName));
  const steps = writes.map(({ path, how }) => `${how} writes "${path}"`);
  return writes.length === 0 ? NO_EFFECTS : { ...NO_EFFECTS, writes, steps };
}
function findOtherPaths({ toolName, toolInput }, config) {
  if (!toolName.startsWith("mcp__")) return [];
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
  const { findShellWrites, isKnownProgram } = await loadPart("core/shell/find-shell-writes");
  const found = findShellWrites(command, place);
  const writes = [];
  const unresolved = [...found.unresolved, ...findMissingFolders(found)];
  for (const write of found.writes) {
    const targets = locateShellWrite(write);
    if (targets === null) unresolved.push({ what: write.path, why: "the pattern stands for too many files to look at" });
    else writes.push(...targets);
  }
  const { irreversible, commands } = found;
  const steps = [...found.steps, ...writes.map(({ path, how }) => `${how} writes "${path}"`)];
  const unknown = commands.filter((name) => !isKnownProgram(name));
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

// src/core/guardrails/spawn-gate.ts
function gateSpawn(call, tier, mode) {
  if (mode === "off" || tier !== "emergency" || call.agentId !== null || call.toolName !== "Agent") return null;
  return {
    decision: mode,
    target: stringOf(call.toolInput.description) ?? "agent",
    reason: "the context is at EMERGENCY, where the report of an agent may not fit. Finish what is open without agents, or continue in a new session, which is handed the checkpoint."
  };
}

// src/core/guardrails/measure-write.ts
var WARN_TOKENS = 2e4;
var CONTENT_FIELDS2 = {
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
  const fields = Object.hasOwn(CONTENT_FIELDS2, toolName) ? CONTENT_FIELDS2[toolName] : void 0;
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

// src/steps/load-glob-test.ts
async function loadGlobTest(globs) {
  return globs.every(isStaticGlob) ? () => () => false : (await loadPart("io/path-patterns")).makeGlobTest;
}

// src/steps/list-guards.ts
var GUARDS = [
  [
    "allowed-tools",
    ({ call, config }) => {
      const allowed = config["guardrails.allowed_tools"];
      return allowed === null ? null : () => judgeAllowedTool(call, allowed);
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
      return call.toolName === "Agent" && mode !== "off" ? () => gateSpawn(call, session()?.tier ?? "nominal", mode) : null;
    }
  ],
  [
    "tool-availability",
    (bench) => bench.call.toolName !== "Agent" ? null : async () => (await loadPart("steps/judge-spawn")).judgeSpawn(bench.call, bench.places())
  ],
  [
    "plan-evaluator",
    (bench) => !bench.config["guardrails.evaluator"] ? null : async () => (await loadPart("steps/judge-plan")).judgePlanned(bench.call, await bench.effects(), bench.places())
  ],
  [
    "architecture",
    (bench) => {
      const rules = bench.config["guardrails.architecture"];
      if (rules.length === 0) return null;
      return async () => (await loadPart("steps/judge-layers")).judgeLayers(bench.call, await bench.effects(), {
        rules,
        places: bench.places(),
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
      places: bench.places(),
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
  if (found.writes.length === 0 && command === null) return null;
  const { protectSelfFrom } = await loadPart("steps/protect-self");
  return protectSelfFrom(call, found, command, places());
}
var confines = (config) => config["guardrails.write_roots"] !== null || config["guardrails.protected"].length > 0;
async function confineWrites({ config, effects, places }) {
  const found = await effects();
  const place = places();
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
  const { config } = bench;
  const fragments = listOwnFragments(config) ?? STANDARD_FRAGMENTS;
  const writes = (await bench.effects()).writes.filter(({ path }) => mayBeGoverned(path, fragments));
  if (writes.length === 0) return null;
  const levels = listGovernance(config);
  const test = await loadGlobTest(levels.flatMap(({ patterns }) => patterns));
  const compile = (patterns) => compileGlobs(patterns, bench.places(), test);
  const paths = writes.map(({ path }) => path);
  bench.governed = findGoverned(paths, levels, compile);
  return judgeGovernance(writes, config, compile);
}
async function awaitApproval({ call, effects, session }) {
  const question = session()?.approvalDue ?? null;
  if (question === null) return null;
  const { judgeApproval } = await loadPart("core/guardrails/post-compaction-approval");
  return judgeApproval(call, await effects(), question);
}

// src/steps/judge-tool-call.ts
async function judgeToolCall(toJudge) {
  const { config, call, projectDir } = toJudge;
  const started = Date.now();
  let found = null;
  let places = null;
  const findPlaces = () => {
    places ??= findGuardPlaces(projectDir, call.cwd);
    return places;
  };
  const effects = async () => {
    found ??= await findEffects(call, config, findPlaces().home);
    return found;
  };
  const bench = { ...toJudge, effects, places: findPlaces, governed: null };
  const judgement = await judgeCall(listGuards(bench), {
    fail: config["guardrails.fail"],
    deadlineMs: config["guardrails.deadline"],
    isOverdue: () => Date.now() - started > config["guardrails.deadline"],
    nameError: errorCode
  });
  const saysItself = findWrittenPath(call.givenName, call.toolInput) !== null;
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
  const session = () => readSessionState(projectDir, input.sessionId).state;
  const found = await judgeToolCall({ call, projectDir, config, session });
  const judged = { ...found, verdict: hardenVerdict(found.verdict, input.permissionMode) };
  const { verdict, failure } = judged;
  if (failure !== null) {
    const consequence = verdict.decision === "deny" ? "the call is refused" : "the call goes through unjudged by it";
    hook.report({ code: "guard-failed", path: failure.guard, cause: failure.cause, consequence });
  }
  if (needsAftermath(judged, config)) {
    const { prepareAftermath } = await loadPart("steps/record-judgement");
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
;return {respond, shared7, shared6, shared13, shared10, shared11, shared1, shared17, shared3, shared9, shared2, shared5, shared16, shared18};
|*/
/*| part core/guardrails/post-compaction-approval
const {
  excerptLine
} = await loadPart("shared/14");


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
/*| part core/shell/find-shell-writes
function on(e,t){switch(e.type){case"Script":case"CompoundList":case"AndOr":for(const s of e.commands)t(s);return;case"Statement":t(e.command);return;case"Command":for(const s of e.prefix)t(s);e.name&&t(e.name);for(const s of e.suffix)t(s);return;case"Pipeline":for(const s of e.prefixes)t(s);for(const s of e.commands)t(s);return;case"Redirected":t(e.command);for(const s of e.redirects)t(s);return;case"If":t(e.clause),t(e.then);for(const s of e.elif)t(s);e.else&&t(e.else);return;case"Elif":t(e.clause),t(e.then);return;case"For":case"Select":if(t(e.name),e.wordlist)for(const s of e.wordlist)t(s);t(e.body);return;case"While":t(e.clause),t(e.body);return;case"Function":case"Coproc":e.name&&t(e.name),t(e.body);return;case"Subshell":case"BraceGroup":t(e.body);return;case"Case":t(e.word);for(const s of e.items)t(s);return;case"CaseItem":for(const s of e.pattern)t(s);t(e.body);return;case"ArithmeticFor":{const s=e.initialize;s&&t(s);const i=e.test;i&&t(i);const r=e.update;r&&t(r),t(e.body);return}case"Word":case"Glob":case"ArithmeticWord":case"HereDocBody":case"BraceExpansion":case"ExtendedGlob":{const s=e.parts;if(s)for(const i of s)t(i);return}case"DoubleQuoted":case"LocaleString":for(const s of e.parts)t(s);return;case"ParameterExpansion":e.index&&t(e.index),e.operation&&t(e.operation);return;case"Default":case"Remove":case"Transform":t(e.operand);return;case"CaseModification":e.operand&&t(e.operand);return;case"Replace":t(e.pattern),t(e.replacement);return;case"Slice":t(e.offset),e.length&&t(e.length);return;case"Assignment":{const s=e.index;s&&t(s),t(e.value);return}case"ArrayValue":for(const s of e.elements)t(s);return;case"Redirect":case"HereString":e.descriptor&&t(e.descriptor),e.target&&t(e.target);return;case"HereDoc":e.descriptor&&t(e.descriptor),e.delimiter&&t(e.delimiter),t(e.body);return;case"CommandExpansion":case"ProcessSubstitution":case"ArithmeticCommandExpansion":{const s=e.script;s&&t(s);return}case"ArithmeticExpansion":case"ArithmeticCommand":case"ArithmeticGroup":case"TestCommand":case"TestGroup":{const s=e.expression;s&&t(s);return}case"ArithmeticBinary":case"TestBinary":t(e.left),t(e.right);return;case"ArithmeticUnary":case"TestUnary":t(e.operand);return;case"ArithmeticTernary":t(e.test),t(e.consequent),t(e.alternate);return;case"TestLogical":for(const s of e.operands)t(s);return;case"TestNot":for(const s of e.negations)t(s);t(e.operand);return;case"Literal":case"SingleQuoted":case"AnsiCQuoted":case"SimpleExpansion":case"Names":case"Unknown":case"FileDescriptor":case"FileDescriptorVariable":case"HereDocDelimiter":case"Time":case"Negation":return;default:{const s=e;throw new TypeError(`Unexpected syntax node: ${s}`)}}}function si(e){return e>=48&&e<=55}function ii(e){return e>=48&&e<=57||e>=65&&e<=70||e>=97&&e<=102}function an(e,t){try{return String.fromCodePoint(e)}catch{return t}}var cn=new TextDecoder("utf-8",{ignoreBOM:!0});function ri(e){return cn.decode(new Uint8Array(e))}function ln(e,t,s){if(e.charCodeAt(t)!==92||t+2>s)return;const i=e.charCodeAt(t+1),r=t+2;let n=r;if(i===120){for(;n<s&&n-r<2&&ii(e.charCodeAt(n));)n++;return n===r?void 0:{value:Number.parseInt(e.slice(r,n),16),end:n}}if(si(i)){for(;n<s&&n-r<2&&si(e.charCodeAt(n));)n++;return{value:Number.parseInt(e.slice(t+1,n),8)&255,end:n}}}function Ut(e,t,s){let i=t,r="",n=[],o=-1;for(;i<s&&e.charCodeAt(i)!==39;){const c=i,l=ln(e,i,s);if(l&&l.value>=128){n.push(l.value),i=l.end;continue}if(n.length>0&&(r+=ri(n),n=[]),l){l.value===0&&o===-1&&(o=r.length),r+=String.fromCharCode(l.value),i=l.end;continue}if(e.charCodeAt(i)!==92||i+1>=s){const d=i;for(;i<s;){const f=e.charCodeAt(i);if(f===39||f===92&&i+1<s)break;i++}r+=e.slice(d,i);continue}i++;const h=e[i++];switch(h){case"a":r+="\x07";break;case"b":r+="\b";break;case"e":case"E":r+="\x1B";break;case"f":r+="\f";break;case"n":r+=`
`;break;case"r":r+="\r";break;case"t":r+="	";break;case"v":r+="\v";break;case"\\":r+="\\";break;case"'":r+="'";break;case'"':r+='"';break;case"?":r+="?";break;case`
`:break;case"c":{const d=i<s?e.charCodeAt(i):39;if(d===39){r+=e.slice(c,i);break}if(i++,d===92){const w=i<s&&e.charCodeAt(i)===92;w&&i++,r+="",!w&&i<s&&(r+=e[i],i++);break}const f=d===63?127:d&31;f===0&&d<128&&o===-1&&(o=r.length),r+=String.fromCharCode(f);break}case"u":case"U":{const d=i,f=h==="u"?4:8;for(;i<s&&i-d<f&&ii(e.charCodeAt(i));)i++;if(i===d){r+=`\\${h}`;break}const w=e.slice(c,i),v=Number.parseInt(e.slice(d,i),16);v===0&&o===-1&&(o=r.length),r+=an(v,w);break}default:r+=`\\${h}`;break}}n.length>0&&(r+=ri(n)),o!==-1&&(r=r.slice(0,o));const a=i<s;return a&&i++,{value:r,end:i,closed:a}}var ht=class sn{static _resolveScript;type;pos;end;text;#e;#t=void 0;constructor(t,s,i,r,n){this.type=t,this.pos=s,this.end=i,this.text=r,this.#e=n}get script(){const t=this.#e;if(t!==void 0){const s=sn._resolveScript(t.source,t.start,t.end,t.depth,t.parenBoundary,t.context);t.context===void 0&&(s.source=t.source),this.script=s}return this.#t}set script(t){this.#t=t,this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,script:this.script}}},hn=class extends ht{operator;constructor(e,t,s,i,r){super("ProcessSubstitution",e,t,s,r),this.operator=i}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,operator:this.operator,script:this.script}}},ni=class rn{static _resolveExpression;type="ArithmeticExpansion";pos;end;text;#e;#t=void 0;constructor(t,s,i,r){this.pos=t,this.end=s,this.text=i,this.#e=r}get expression(){const t=this.#e;return t!==void 0&&(this.expression=rn._resolveExpression(t.body,t.offset,t.source,t.depth,t.context,t.depth+1)),this.#t}set expression(t){this.#t=t,this.#e=void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,expression:this.expression}}},ee=256;function un(e){let t="";for(const s of e)t+=s.type==="Literal"?s.value:s.text;return t}function oi(e){const t=e.indexOf("\\");if(t===-1)return e;let s="",i=0;for(let r=t;r<e.length;r++)if(e.charCodeAt(r)===92){if(s+=e.slice(i,r),r++,r>=e.length){s+="\\",i=r;break}e.charCodeAt(r)!==10&&(s+=e[r]),i=r+1}return s+e.slice(i)}function ai(e){let t=1;for(;e[t]==="\\"&&e[t+1]===`
`;)t+=2;return t===1||e[t]!=="("?e:e[0]+e.slice(t)}function ci(e){let t="";for(const s of e)switch(s.type){case"Literal":case"Glob":case"SingleQuoted":case"AnsiCQuoted":t+=s.value;break;case"DoubleQuoted":case"LocaleString":t+=un(s.parts);break;case"CommandExpansion":t+=s.text[0]==="$"?ai(s.text):s.text;break;case"ExtendedGlob":t+=ai(s.text);break;default:t+=s.text;break}return t}var ke=class{type="Word";text;pos;end;#e;#t;#i;#s;#r=null;constructor(e,t,s,i,r,n=0){this.text=e,this.pos=t,this.end=s,this.#e=i,this.#t=r,this.#i=n,this.#s=r===void 0?void 0:null}get value(){if(this.#r===null){const e=this.#e===void 0&&this.#s===null?void 0:this.parts;this.#r=e?ci(e):oi(this.text)}return this.#r}get parts(){return this.#s===null&&(this.#s=this.#t?.(this.#e??"",this,this.#i)??void 0),this.#s}set parts(e){this.#s=e??void 0}toJSON(){return{type:this.type,text:this.text,pos:this.pos,end:this.end,parts:this.parts,value:this.value}}};function ds(e){return{boundaries:e===void 0?void 0:li(e),wordParts:void 0,embeddedParts:void 0,arrayParts:void 0}}function li(e){return e.boundaries??(e.boundaries=new Map)}var Oe=9,X=10,Ne=32,ce=33,I=34,xe=35,L=36,Vt=37,ye=38,U=39,D=40,te=41,be=42,le=43,ps=44,he=45,Ke=46,Ze=47,Ie=48,Me=57,we=58,yt=59,z=60,M=61,J=62,Re=63,Ye=64,At=65,Et=90,Z=91,W=92,ne=93,ut=94,_t=95,H=96,dt=97,pt=122,re=123,Pe=124,ue=125,hi=126;function Ae(e,t,s){for(;t+1<s&&e.charCodeAt(t)===W&&e.charCodeAt(t+1)===X;)t+=2;return t}function ft(e){return/[*?[]/.test(e)}var Be=new Uint8Array(128);Be[ce]=1,Be[ut]=1,Be[Z]=1,Be[ne]=1,Be[we]=1,Be[Ke]=1,Be[M]=1,Be[he]=1,Be[W]=1;function dn(e,t,s,i,r){let n=s-1;for(;n>t&&e.charCodeAt(n)!==ne;)n--;if(n===t)return null;const o=[],a=[],c=[];let l=0,h=!1;for(let g=t;g<s;g++){for(;i&&l<i.length&&i[l].end<=g+r;)l++;const C=i?.[l],A=g;let k=0;if(C&&C.pos<=g+r&&C.type!=="Literal")g=C.end-r-1;else{if(k=e.charCodeAt(g),k===W&&g+1<s&&e.charCodeAt(g+1)===X){g++;continue}(k>=128||!Be[k])&&(k=0)}const b=a.length-1;if(k===0&&b>=0&&a[b]===0){c[b]++;continue}b>=0&&a[b]===Z&&(k===we||k===M||k===Ke)&&(h=!0),o.push(A),a.push(k),c.push(1)}const d=a.length;let f;if(h){f=new Int32Array(d).fill(-1);let g=-1,C=-1,A=-1,k=-1;for(let b=d-1;b>=0;b--){const _=a[b+2];if(_===ne?g=b+2:a[b+3]===ne&&(_===we?C=b+2:_===M?A=b+2:_===Ke&&(k=b+2)),a[b]!==Z)continue;const S=a[b+1],E=S===we?C:S===M?A:S===Ke?k:-1;E!==-1&&(S===Ke||g===-1||g>E)&&(f[b]=E+2)}}const w=g=>f===void 0?-1:f[g],v=new Int32Array(d+2).fill(-1),x=(g,C)=>{if(g>=d)return-1;if(C&&a[g]===he&&g+1<d&&a[g+1]!==ne){let A=g+1;if(a[A]===W){if(A+1>=d)return-1;A++}let k=A+1;if(a[A]===Z&&a[A+1]===Ke){const b=w(A);b!==-1&&(k=b)}else if(a[A]===0&&c[A]>1)return v[A];return k>=d?-1:a[k]===ne?k+1:v[k]}return a[g]===ne?g+1:v[g]};for(let g=d-1;g>=0;g--){const C=a[g];let A=g+1,k=!0;if(C===W){if(g+1>=d)continue;A=g+2}else if(C===Z){const b=a[g+1];if(b===we||b===M||b===Ke){const _=w(g);_!==-1&&(A=_,k=b===Ke)}}v[g]=x(A,k)}const m=new Map;for(let g=0;g<d;g++){if(a[g]!==Z)continue;let C=g+1;if((a[C]===ce||a[C]===ut)&&C++,C>=d)continue;const A=a[C]===ne?x(C+1,!0):v[C];A!==-1&&m.set(o[g],o[A-1]+1)}return m}function fs(e,t,s,i,r,n,o){for(;t<s;){for(;i&&r<i.length&&i[r].end<=t+n;)r++;const a=i?.[r];if(a&&a.pos===t+n&&a.end<=s+n){o.push(a),t=a.end-n,r++;continue}const c=a?Math.min(s,(a.pos>t+n?a.pos:a.end)-n):s,l=e.slice(t,c);o.push({type:"Literal",pos:t+n,end:c+n,text:l,value:oi(l)}),t=c}return r}function et(e,t,s,i,r=0){let n,o,a=0,c=0,l=t;for(let h=t;h<s;h++){for(;i&&a<i.length&&i[a].end<=h+r;)a++;const d=i?.[a];if(d&&d.pos<=h+r&&d.type!=="Literal"){h=d.end-r-1;continue}const f=e.charCodeAt(h);if(f===W){h++;continue}let w;if(f===be||f===Re){const m=d?Math.min(s,d.end-r):s,g=Ae(e,h+1,m);if(g<m&&e.charCodeAt(g)===D)continue;if(w=h+1,f===be)for(;w<m&&e.charCodeAt(w)===be;){const C=Ae(e,w+1,m);if(C<m&&e.charCodeAt(C)===D)break;w++}}else if(f===Z){o===void 0&&(o=dn(e,h,s,i,r));const m=o?.get(h);if(m===void 0)continue;w=m}else continue;n||(n=[]),c=fs(e,l,h,i,c,r,n);const v=e.slice(h,w);let x;if(f===Z){const m=[];c=fs(e,h+1,w-1,i,c,r,m),x={type:"Glob",kind:"bracket",pos:h+r,end:w+r,text:v,value:"["+ci(m)+"]",parts:m}}else x={type:"Glob",kind:f===be?"star":"question",pos:h+r,end:w+r,text:v,value:v,parts:void 0};n.push(x),l=w,h=w-1}return n?(fs(e,l,s,i,c,r,n),n):i??void 0}var u={Word:0,Assignment:1,Semi:2,Newline:3,Pipe:4,And:5,Or:6,Amp:7,LParen:8,RParen:9,LBrace:10,RBrace:11,Bang:12,If:13,Then:14,Else:15,Elif:16,Fi:17,Do:18,Done:19,For:20,While:21,Until:22,In:23,Case:24,Esac:25,Function:26,DoubleSemi:27,SemiAmp:28,DoubleSemiAmp:29,Select:30,DblLBracket:31,DblRBracket:32,EOF:33,ArithCmd:34,Coproc:35,Redirect:36},ui=class{token=u.EOF;_value="";_owner;pos=0;end=0;fileDescriptor=void 0;variableName=void 0;descriptorEnd=0;delimiterQuoted=!1;content=void 0;targetPos=0;targetEnd=0;assignmentOperatorPos=-1;raw=!1;keywordEligible=!1;constructor(e=null){this._owner=e}get value(){return this._value??(this._value=this._owner===null?"":this._owner._tokenValue(this.pos,this.end,this.raw))}set value(e){this._value=e}reset(){this.token=u.EOF,this._value="",this.pos=0,this.end=0,this.fileDescriptor=void 0,this.variableName=void 0,this.descriptorEnd=0,this.delimiterQuoted=!1,this.content=void 0,this.targetPos=0,this.targetEnd=0,this.assignmentOperatorPos=-1,this.raw=!1,this.keywordEligible=!1}copyFrom(e){this.token=e.token,this._value=e._value,this.pos=e.pos,this.end=e.end,this.fileDescriptor=e.fileDescriptor,this.variableName=e.variableName,this.descriptorEnd=e.descriptorEnd,this.delimiterQuoted=e.delimiterQuoted,this.content=e.content,this.targetPos=e.targetPos,this.targetEnd=e.targetEnd,this.assignmentOperatorPos=e.assignmentOperatorPos,this.raw=e.raw,this.keywordEligible=e.keywordEligible}},di=new Map([["if",u.If],["then",u.Then],["else",u.Else],["elif",u.Elif],["fi",u.Fi],["do",u.Do],["done",u.Done],["for",u.For],["while",u.While],["until",u.Until],["in",u.In],["case",u.Case],["esac",u.Esac],["function",u.Function],["select",u.Select],["coproc",u.Coproc],["!",u.Bang],["{",u.LBrace],["}",u.RBrace]]),Q=new Uint8Array(128);Q[Pe]=1,Q[ye]=1,Q[yt]=1,Q[D]=1,Q[te]=1,Q[z]=1,Q[J]=1,Q[Ne]=1,Q[Oe]=1,Q[X]=1,Q[W]=2,Q[U]=2,Q[I]=2,Q[L]=2,Q[H]=2,Q[re]=2;function St(e,t,s){for(;t<s;){const i=e.charCodeAt(t);if(i===Ne||i===Oe)t++;else if(i===W&&t+1<s&&e.charCodeAt(t+1)===X)t+=2;else break}return t}var pi=new Uint8Array(128);for(const e of[Oe,X,Ne,ce,Vt,ye,D,te,be,le,ps,he,Ze,we,z,M,J,Re,ut,Pe])pi[e]=1;function zt(e,t,s){for(let i=t;i<s;i++){const r=e.charCodeAt(i);if(r===W||r===U||r===I||r===L||r===H||(r===z||r===J)&&i+1<s&&e.charCodeAt(i+1)===D)return!0}return!1}function fi(e,t,s=!1,i){let r=0,n=0;for(let o=0;o<e.length;o++){const a=e.charCodeAt(o);if(a===W){o++;continue}if(a===re){r++;continue}if(a===ue){r>0&&r--;continue}if(a===U){for(o++;o<e.length&&e.charCodeAt(o)!==U;)o++;continue}if(a===I){for(o++;o<e.length;){const l=e.charCodeAt(o);if(l===I)break;if(l===W){o+=2;continue}const h=i?.(o,!0)??o;if(h>o){o=h;continue}o++}continue}const c=i?.(o,!1)??o;if(c>o){o=c-1;continue}if(s&&r===0){if(a===Re){n++;continue}if(a===we&&n>0){n--;continue}}if(a===t&&r===0)return o}return-1}var He=new Uint8Array(128);for(let e=dt;e<=pt;e++)He[e]=3;for(let e=At;e<=Et;e++)He[e]=3;for(let e=Ie;e<=Me;e++)He[e]=2;He[_t]=3;var je=new Uint8Array(128);je[Re]=1,je[Ye]=1,je[be]=1,je[le]=1,je[ce]=1,je[M]=1;function mi(e){return e<128&&e!==M&&je[e]===1}var pn={[Re]:"?",[Ye]:"@",[be]:"*",[le]:"+",[ce]:"!"};function vi(e){const t=e.type;return t==="Literal"||t==="SimpleExpansion"||t==="ParameterExpansion"||t==="CommandExpansion"||t==="ArithmeticExpansion"}function fn(e,t,s){for(let i=t;i<s;i++){const r=e.charCodeAt(i);if(r<Ie||r>Me)return!1}return s>t}var Ee=-1,ms=0,gi=1,vs=2,xi=3,de=4;function mn(e,t){const s=e[e.length-1],i=t[0];let r=0;s?.type==="Literal"&&i?.type==="Literal"&&s.end===i.pos&&(e[e.length-1]={type:"Literal",pos:s.pos,end:i.end,text:s.text+i.text,value:s.value+i.value},r=1);for(let n=r;n<t.length;n++)e.push(t[n]);return e}function wi(e){return e<Ee}function bi(e){return-e-2}function gs(e,t,s,i){let r=i;for(let n=t;n<s&&r>=0;n++){const o=e.charCodeAt(n);if(r>=de)o===Z?r++:o===ne&&--r===de&&(r=vs);else if(r===ms)r=o<128&&He[o]&1?gi:Ee;else if(r===gi){if(o<128&&He[o]&2)continue;o===Z?r=de+1:o===le?r=xi:r=o===M?-n-2:Ee}else r===vs&&o===le?r=xi:r=o===M?-n-2:Ee}return r}function se(e,t,s,i=0,r=0){e.token=t,e._value=s,e.pos=i,e.end=r,e.fileDescriptor=void 0,e.variableName=void 0,e.descriptorEnd=0,e.delimiterQuoted=!1,e.content=void 0,e.assignmentOperatorPos=-1,e.raw=!1,e.keywordEligible=!1}function tt(e,t,s,i,r){e.token=t,e._value=null,e.pos=s,e.end=i,e.fileDescriptor=void 0,e.variableName=void 0,e.descriptorEnd=0,e.delimiterQuoted=!1,e.content=void 0,e.assignmentOperatorPos=-1,e.raw=r,e.keywordEligible=!1}function ki(e,t,s){switch(e.charCodeAt(t)){case ce:return s===1?u.Bang:void 0;case re:return s===1?u.LBrace:void 0;case ue:return s===1?u.RBrace:void 0;case 105:{if(s!==2)return;const i=e.charCodeAt(t+1);return i===102?u.If:i===110?u.In:void 0}case 102:return s===2?e.charCodeAt(t+1)===105?u.Fi:void 0:s===3?e.startsWith("for",t)?u.For:void 0:s===8&&e.startsWith("function",t)?u.Function:void 0;case 116:return s===4&&e.startsWith("then",t)?u.Then:void 0;case 101:return s!==4?void 0:e.startsWith("else",t)?u.Else:e.startsWith("elif",t)?u.Elif:e.startsWith("esac",t)?u.Esac:void 0;case 100:return s===2?e.charCodeAt(t+1)===111?u.Do:void 0:s===4&&e.startsWith("done",t)?u.Done:void 0;case 99:return s===4?e.startsWith("case",t)?u.Case:void 0:s===6&&e.startsWith("coproc",t)?u.Coproc:void 0;case 119:return s===5&&e.startsWith("while",t)?u.While:void 0;case 117:return s===5&&e.startsWith("until",t)?u.Until:void 0;case 115:return s===6&&e.startsWith("select",t)?u.Select:void 0;default:return}}var p={Normal:0,CommandStart:1,TestMode:2,CommandPrefix:3,Declaration:4,ArrayElement:5,FunctionName:6,CasePattern:7,EvalArgument:8};function vn(e){return e===Ne||e===Oe||e===X||e===Pe}var qe=class hs{static _findSubstitutionEnd;src;srcEnd;parenBoundary;pos;current;nextState;hasPeek;pendingHereDocs;substitutionContext;_errors=null;_buildParts=!1;_buildValue=!1;_nestingDepth=0;constructor(t,s=0,i=t.length,r=!1,n=ds()){if(this.src=t,this.srcEnd=i,this.parenBoundary=r,this.pos=s,this.current=new ui(this),this.nextState=new ui(this),this.hasPeek=!1,this.pendingHereDocs=null,this.substitutionContext=n,s===0&&t.charCodeAt(0)===xe&&t.charCodeAt(1)===ce){const o=t.indexOf(`
`);this.pos=o===-1?this.srcEnd:o+1}}getSource(){return this.src}fork(t,s,i=!1){const r=new hs(this.src,t,s,i,this.substitutionContext);return r._nestingDepth=this._nestingDepth,r}getSubstitutionContext(){return this.substitutionContext}get errors(){return this._errors??(this._errors=[])}commandExpansion(t,s,i,r,n=!1){const o=this.scriptWindow(this.src,i,i+r.length,n);return new ht("CommandExpansion",t,this.pos,s,o)}decodedCommandExpansion(t,s,i){const r=this.scriptWindow(i,0,i.length,!1,!0);return new ht("CommandExpansion",t,this.pos,s,r)}processSubstitution(t,s,i,r){const n=this.scriptWindow(this.src,t+2,t+2+r.length,!this._unbalanced);return new hn(t,this.pos,s,i,n)}scriptWindow(t,s,i,r,n=!1){if(this._nestingDepth>ee)return;const o=n?void 0:this.substitutionContext;return{source:t,start:s,end:i,depth:this._nestingDepth+1,parenBoundary:r,context:o}}getPos(){return this.pos}findSubstitutionEnd(t,s,i=this._nestingDepth+1){return hs._findSubstitutionEnd===void 0?-1:hs._findSubstitutionEnd(this.src,t,s,i,this.substitutionContext)}_tokenValue(t,s,i){return i?this.src.slice(t,s):this.wordValueOf(t,s)}wordValueOf(t,s){const i=this.pos,r=this.srcEnd,n=this._bracketWindow,o=this._arithmeticBracketWindow,a=this._buildValue,c=this._unbalanced,l=this._errors===null?0:this._errors.length;this.pos=t,this.srcEnd=s,this._buildValue=!0,this.readWordText(),this.pos<s&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=de&&(this.pos=t,this.readWordText(!0));const h=this._wordText;return this.pos=i,this.srcEnd=r,this._bracketWindow=n,this._arithmeticBracketWindow=o,this._buildValue=a,this._unbalanced=c,this._errors!==null&&(this._errors.length=l),h}findClosingBracket(t,s=this.srcEnd){const i=Math.min(s,this.srcEnd);let r=this._bracketWindow;if((!r||r.limit!==i)&&(r={limit:i,depth:this._nestingDepth,last:this.src.lastIndexOf("]",i-1)},this._bracketWindow=r),t>r.last||(r.depth!==this._nestingDepth&&(r={limit:i,depth:this._nestingDepth,last:r.last},this._bracketWindow=r),r.failed?.has(t)))return-1;const n=[],o=this.findClosingShellDelimiter(t,s,ne,!1,!0,n);if(o===-1){const a=r.failed??(r.failed=new Set);for(const c of n)for(const l of c)a.add(l)}return o}findClosingArithmeticBracket(t,s=this.srcEnd){const i=Math.min(s,this.srcEnd);let r=this._arithmeticBracketWindow;return(!r||r.end!==i||r.depth!==this._nestingDepth)&&(r={end:i,depth:this._nestingDepth,failed:new Set},this._arithmeticBracketWindow=r),r.failed.has(t)?-1:this.findClosingShellDelimiter(t,s,ne,!1,!1,void 0,r.failed)}findClosingBrace(t,s=this.srcEnd){return this.findClosingShellDelimiter(t,s,ue)}findClosingParenthesis(t,s=this.srcEnd){const i=this.pos,r=this.srcEnd,n=this._bracketWindow,o=this._arithmeticBracketWindow,a=this._unbalanced;this.pos=t,this.srcEnd=Math.min(s,this.srcEnd),this.extractBalanced();const c=this._unbalanced?-1:this.pos-1;return this.pos=i,this.srcEnd=r,this._bracketWindow=n,this._arithmeticBracketWindow=o,this._unbalanced=a,c}findArithmeticExpansionEnd(t,s=this.srcEnd){const i=this.fork(t,s);return i.pos=t+1,i.scanArithmeticBody(),i.pos}findArithmeticWordEnd(t,s=this.srcEnd){const i=this.fork(t,s);return i.pos=t,i.scanArithmeticWordEnd()}scanArithmeticWordEnd(){for(;this.pos<this.srcEnd;){const t=this.src.charCodeAt(this.pos);if(t===L){this.readDollar();continue}if(t===H){this.readBacktickExpansion();continue}if(t===U){this.pos++,this.skipSQ();continue}if(t===I){this.pos++,this.skipDQ();continue}if(t===W){this.pos+=2;continue}if(t===Z){const s=this.findClosingBracket(this.pos+1);if(s!==-1){this.pos=s+1;continue}}if((t===z||t===J)&&this.src.charCodeAt(this.pos+1)===D){this.pos+=2,this.extractBalanced();continue}if(t<128&&pi[t])break;this.pos++}return this.pos}findClosingShellDelimiter(t,s,i,r=!1,n=!0,o,a){const c=this.pos,l=this.srcEnd,h=this._bracketWindow,d=this._arithmeticBracketWindow,f=this._unbalanced;this.srcEnd=Math.min(s,this.srcEnd);const w=[i];o?.push([]);const v=a?[t]:void 0;let x=t,m=!0,g=-1;for(;x<this.srcEnd;){const C=w[w.length-1];o&&C===ne&&o[o.length-1].push(x);const A=this.src.charCodeAt(x);if(A===W){x+1<this.srcEnd&&this.src.charCodeAt(x+1)!==X&&(m=!1),x+=2;continue}if(A===xe&&r&&w.length===1&&m){for(;x<this.srcEnd&&this.src.charCodeAt(x)!==X;)x++;continue}if(A===U){this.pos=x+1,this.skipSQ(),x=this.pos,m=!1;continue}if(A===I){this.pos=x+1,this.skipDQ(),x=this.pos,m=!1;continue}if(A===H){for(x++;x<this.srcEnd&&this.src.charCodeAt(x)!==H;)this.src.charCodeAt(x)===W&&x++,x++;x<this.srcEnd&&x++,m=!1;continue}if(A===L&&x+1<this.srcEnd&&this.src.charCodeAt(x+1)===D||(A===z||A===J)&&x+1<this.srcEnd&&this.src.charCodeAt(x+1)===D){this.pos=x+2,this.extractBalanced(),x=this.pos,m=!1;continue}if(A===L&&x+1<this.srcEnd){const k=this.src.charCodeAt(x+1);if(k===U){x=Ut(this.src,x+2,this.srcEnd).end,m=!1;continue}if(k===L){x+=2,m=!1;continue}if(k===re&&n){w.push(ue),o?.push([]),x+=2,m=!1;continue}}if(r&&w.length===1&&(A===Z&&m?(w.push(ne),o?.push([])):g===-1&&(A===yt||A===ye||A===Pe||A===z||A===J||A===D&&!mi(this.src.charCodeAt(x-1)))&&(g=x)),C===ne&&A===Z)w.push(ne),o?.push([]),v?.push(x+1);else if(C===te&&A===D)w.push(te),o?.push([]);else if(A===C){if(w.pop(),v?.pop(),o?.pop(),w.length===0)return this.pos=c,this.srcEnd=l,this._bracketWindow=h,this._arithmeticBracketWindow=d,this._unbalanced=f,g!==-1&&this.errors.push({message:`unexpected '${this.src[g]}' in array assignment`,pos:g}),x;m=!1,x++;continue}m=A<128&&(Q[A]&1)!==0,x++}if(v)for(const C of v)a.add(C);return this.pos=c,this.srcEnd=l,this._bracketWindow=h,this._arithmeticBracketWindow=d,this._unbalanced=f,-1}scanBraceExpansion(t,s){const i=this.src,r=this.srcEnd,n=s.get(t);if(n!==void 0)return n;const o=this.pos,a=this._unbalanced,c=this._errors===null?0:this._errors.length,l=[t,0];let h=t+1;for(;h<r;){const d=i.charCodeAt(h),f=d<128?Q[d]:0;if(f===0){if(h++,d===ue){const v=l.pop();if(s.set(l.pop(),v?h:-1),l.length===0)break}else(d===44||d===46&&i.charCodeAt(h)===46)&&(l[l.length-1]=1);continue}const w=h+1<r?i.charCodeAt(h+1):0;if(f&1)if(w===D&&(d===z||d===J))this.pos=h+2,this.extractBalanced(),h=this.pos;else if(d===D&&mi(i.charCodeAt(h-1))){const v=this.findClosingShellDelimiter(h+1,r,te);if(v===-1)break;h=v+1}else break;else if(d===W)h+=2;else if(d===U)this.pos=h+1,this.skipSQ(),h=this.pos;else if(d===I)this.pos=h+1,this.skipDQ(),h=this.pos;else if(d===H){for(h++;h<r&&i.charCodeAt(h)!==H;)h+=i.charCodeAt(h)===W?2:1;h++}else if(d===re)l.push(h,0),h++;else if(w===U)h=Ut(i,h+2,r).end;else if(w===re){const v=this.findClosingBrace(h+2,r);if(v===-1)break;h=v+1}else w===D?(this.pos=h+2,this.extractBalanced(),h=this.pos):h++}this.pos=o,this._unbalanced=a,this._errors!==null&&(this._errors.length=c);for(let d=0;d<l.length;d+=2)s.set(l[d],-1);return s.get(t)}skipSubshellBody(){return this.extractBalanced(!1),this._unbalanced?-1:this.pos}skipCompoundBody(t){const s=[{close:t,phase:t===u.Esac?"case-pattern":"commands"}];let i=!0;for(;;){const r=s[s.length-1].phase;let n=i?p.CommandStart:p.Normal;r==="function-name"?n=p.FunctionName:r==="case-pattern"&&i&&(n=p.CasePattern);const o=this.next(n),a=o.token;if(a===u.EOF)return-1;const c=s.length-1,l=s[c];if(l.phase==="function-name"){if(a===u.Newline)continue;l.phase="function-body",i=!0;continue}else if(l.phase==="function-body"){if(a===u.Newline)continue;if(l.phase="commands",i=!0,a===u.LParen&&this.peek(p.Normal).token===u.RParen){this.next(p.Normal),l.phase="function-body";continue}}else if(l.phase==="coproc-command"){if(a===u.Newline)continue;if(a===u.Word){l.phase="coproc-body",i=!0;continue}l.phase="commands",i=!0}else if(l.phase==="coproc-body"){if(a===u.Newline||(l.phase=a===u.Word&&o.keywordEligible&&o.value==="time"?"time-command":"commands",i=!0,l.phase==="time-command"))continue}else if(l.phase==="time-command"){if(a===u.Word&&o.keywordEligible&&o.value==="-p"){l.phase="time-command-after-p";continue}if(a===u.Word&&o.keywordEligible&&o.value==="--"){l.phase="commands";continue}l.phase="commands",i=!0}else if(l.phase==="time-command-after-p"){if(a===u.Word&&o.keywordEligible&&o.value==="--"){l.phase="commands";continue}l.phase="commands",i=!0}else if(l.phase==="for-header"){if(a===u.ArithCmd||a===u.Semi||a===u.Newline){i=!0;continue}if(a===u.Do||a===u.LBrace){l.close=a===u.Do?u.Done:u.RBrace,l.phase="commands",i=!0;continue}}else if(l.phase==="case-word"){if(a===u.Newline)continue;l.phase="case-in",i=!1;continue}else if(l.phase==="case-in"){if(a===u.Newline){i=!0;continue}l.phase="case-pattern",i=!0;continue}else if(l.phase==="case-pattern"){if(a===u.Esac&&i){if(s.pop(),s.length===0)return o.end;i=!1;continue}a===u.RParen?(l.phase="commands",i=!0):i=a===u.Newline;continue}if(a===l.close){if(s.pop(),s.length===0)return o.end;i=!1;continue}if(i)switch(a){case u.LParen:s.push({close:u.RParen,phase:"commands"});break;case u.LBrace:s.push({close:u.RBrace,phase:"commands"});break;case u.If:s.push({close:u.Fi,phase:"commands"});break;case u.For:s.push({close:u.Done,phase:"for-header"});break;case u.While:case u.Until:case u.Select:s.push({close:u.Done,phase:"commands"});break;case u.Case:s.push({close:u.Esac,phase:"case-word"});break;case u.DblLBracket:if(!this.skipTestCommandBody())return-1;i=!1;continue;case u.Assignment:case u.Redirect:case u.Bang:case u.Then:case u.Else:case u.Elif:case u.Do:case u.In:break;case u.Semi:case u.Newline:case u.Pipe:case u.And:case u.Or:case u.Amp:case u.DoubleSemi:case u.SemiAmp:case u.DoubleSemiAmp:break;case u.Function:l.phase="function-name";break;case u.Coproc:l.phase="coproc-command";break;default:a===u.Word&&o.keywordEligible&&o.value==="time"?(l.phase="time-command",i=!0):i=!1;continue}switch(a){case u.Semi:case u.Newline:case u.Pipe:case u.And:case u.Or:case u.Amp:i=!0;break;case u.DoubleSemi:case u.SemiAmp:case u.DoubleSemiAmp:l.close===u.Esac&&(l.phase="case-pattern"),i=!0;break;case u.RParen:i=!0;break}}}skipTestGroup(){let t=1;for(;;){const s=this.next(p.TestMode);if(s.token===u.EOF)return-1;if(s.token===u.DblRBracket)return this.unshift(s),-1;if(s.token===u.LParen)t++;else if(s.token===u.RParen&&--t===0)return s.end}}skipTestCommandBody(){for(;;){const t=this.next(p.TestMode).token;if(t===u.DblRBracket)return!0;if(t===u.EOF)return!1}}buildWordParts(t){this._buildParts=!0,this.pos=t;const s=this.src.charCodeAt(t);if((s===60||s===62)&&t+1<this.srcEnd&&this.src.charCodeAt(t+1)===40){this.pos=t+2;const i=this.extractBalanced(),r=this.src.slice(t,this.pos),n=this.processSubstitution(t,r,s===60?"<":">",i);this.pos<this.srcEnd?(this.readWordText(),this._wordParts?this._wordParts.unshift(n):this._wordParts=[n]):this._wordParts=[n]}else this.readWordText(),this.pos<this.srcEnd&&this._wordAssignmentState!==void 0&&this._wordAssignmentState>=de&&(this.pos=t,this.readWordText(!0));return this._wordParts}buildEmbeddedWordParts(t,s=!1){return this._buildParts=!0,this.pos=t,this.readInnerWordText(!1,s),this._wordParts}buildArrayElementParts(t){const s=this.findClosingBracket(t+1);if(s===-1)return this.buildWordParts(t);const i=this.src;this._buildParts=!0;const r=zt(i,t,s+1)?this.parseSubFieldWord(t,s+1,"embedded"):void 0;this.pos=s+1,this.readWordText(!1,p.ArrayElement);const n=this.pos,o=Ae(i,s+1,n),a=i.charCodeAt(o),c=a===M||a===le&&i.charCodeAt(o+1)===M;let l=r?.parts,h=this._wordParts;if(c&&(h=et(i,s+1,n,h)??h),!l&&!h)return c?null:et(i,t,n,void 0)??null;const d=i.slice(t,s+1);l||(l=[{type:"Literal",pos:t,end:s+1,text:d,value:r?.value??d}]),h||(h=n>s+1?[{type:"Literal",pos:s+1,end:n,text:i.slice(s+1,n),value:this._wordText}]:[]);let f=mn(l,h);return c||(f=et(i,t,n,f)??f),f.length>1||f[0].type!=="Literal"?f:null}buildHereDocParts(t,s){this._buildParts=!0;const i=this.src,r=[];let n=!1,o="",a=t,c=t;const l=()=>{c>a&&(r.push({type:"Literal",pos:a,end:c,value:o,text:i.slice(a,c)}),o="")};for(;c<s;){const h=i.charCodeAt(c);if(h===92){if(c+1<s){const d=i.charCodeAt(c+1);if(d===X){c+=2;continue}if(d===36||d===96||d===92){o+=String.fromCharCode(d),c+=2;continue}}o+="\\",c++;continue}if(h===36&&i.charCodeAt(c+1)!==U&&i.charCodeAt(c+1)!==I){l(),a=c,this.pos=c,this.readDollar(),this._resultPart?(n=!0,r.push(this._resultPart),a=this.pos):o+=i.slice(c,this.pos),c=this.pos;continue}if(h===96){l(),a=c,this.pos=c,this.readBacktickExpansion(),this._resultPart?(n=!0,r.push(this._resultPart),a=this.pos):o+=i.slice(c,this.pos),c=this.pos;continue}o+=i[c],c++}return l(),n?r:null}registerHereDocTarget(t){if(this.pendingHereDocs!==null){for(const s of this.pendingHereDocs)if(!s.target){s.target=t;return}}}readTestRegexWord(){this.hasPeek=!1,this.skipSpacesAndTabs();const t=this.src,s=this.srcEnd,i=this.pos;let r=0;for(;this.pos<s;){const n=t.charCodeAt(this.pos);if(n===D){r++,this.pos++;continue}if(n===W){this.pos+=this.pos+1<s?2:1;continue}if(n===U){const o=this.pos++,a=o>i&&t.charCodeAt(o-1)===L;for(;this.pos<s&&t.charCodeAt(this.pos)!==U;)a&&t.charCodeAt(this.pos)===W&&this.pos+1<s&&this.pos++,this.pos++;this.pos<s?this.pos++:this.errors.push({message:a?"unterminated ANSI-C quote":"unterminated single quote",pos:o});continue}if(n===I){this.pos++,this.readDoubleQuoted();continue}if(n===H){this.readBacktickExpansion();continue}if(r>0){n===te&&r--,this.pos++;continue}if(n===L){this.readDollar();continue}if((n===z||n===J)&&this.pos+1<s&&t.charCodeAt(this.pos+1)===D){const o=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:o});continue}if(n<128&&Q[n]&1&&n!==Pe)break;this.pos++}return se(this.current,u.Word,t.slice(i,this.pos),i,this.pos),this.current}readCStyleForExprs(){this.hasPeek=!1;const t=this.src,s=this.srcEnd;for(;this.pos<s&&(t.charCodeAt(this.pos)===Ne||t.charCodeAt(this.pos)===Oe);)this.pos++;const i=this.pos;this.pos<s&&t.charCodeAt(this.pos)===D&&this.pos++;const r=[this.pos,0,0],n=["","","",0,0,0];let o=0,a=1,c=this.pos,l=!1;const h=d=>{const f=t.slice(c,d);n[o]=f.trim(),n[3+o]=r[o]+f.length-f.trimStart().length};for(;this.pos<s&&a>0;){const d=t.charCodeAt(this.pos);if(d===D)a++,this.pos++;else if(d===te){if(a--,a===0){for(l||h(this.pos),o<2&&this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos}),this.pos++;this.pos<s&&(t.charCodeAt(this.pos)===Ne||t.charCodeAt(this.pos)===Oe);)this.pos++;this.pos<s&&t.charCodeAt(this.pos)===te&&this.pos++;break}this.pos++}else if(d===yt&&a===1){if(o===2){l||(h(this.pos),this.errors.push({message:"expected three arithmetic expressions in for header",pos:this.pos})),l=!0,this.pos++;continue}h(this.pos),o++,this.pos++,c=this.pos,r[o]=c}else d===L?this.readDollar():d===H?this.readBacktickExpansion():d===W?this.pos+=this.pos+1<s?2:1:d===U?(this.pos++,this.skipSQ()):d===I?(this.pos++,this.skipDQ()):this.pos++}return a>0&&(l||h(this.pos),this.errors.push({message:"unterminated arithmetic for header",pos:i})),n}peek(t=p.Normal){return this.hasPeek||(this.readNext(this.nextState,t),this.hasPeek=!0),this.nextState}peekFollow(t){if(!this.hasPeek){const s=t[this.current.token]?p.CommandStart:p.Normal;this.readNext(this.nextState,s),this.hasPeek=!0}return this.nextState}next(t=p.Normal){if(this.hasPeek){this.hasPeek=!1;const s=this.current;return this.current=this.nextState,this.nextState=s,this.current}return this.readNext(this.current,t),this.current}unshift(t){this.nextState.copyFrom(t),this.hasPeek=!0}readNext(t,s){const i=this.src,r=this.srcEnd;let n=this.pos;for(;;){if(n=St(i,n,r),s===p.TestMode)for(;n<r&&i.charCodeAt(n)===X;)n=St(i,n+1,r);if(n>=r||i.charCodeAt(n)!==xe)break;for(;n<r&&i.charCodeAt(n)!==X;)n++}if(this.pos=n,n>=r){this.consumePendingHereDocs(),se(t,u.EOF,"",n,n);return}const o=n,a=i.charCodeAt(n);if(a===X){this.pos++,this.consumePendingHereDocs(),se(t,u.Newline,`
`,o,this.pos);return}if(s===p.TestMode&&(a===z||a===J)&&!(this.pos+1<this.srcEnd&&i.charCodeAt(this.pos+1)===D)){this.pos++,se(t,u.Word,a===z?"<":">",o,this.pos),t.keywordEligible=!0;return}a<128&&Q[a]&1&&this.tryReadOperator(t,a,s,o)||a===Z&&s===p.ArrayElement&&this.readArrayElement(t,o)||this.readWord(t,s,o)}tryReadOperator(t,s,i,r){const n=this.src,o=this.pos,a=o+1<this.srcEnd?n.charCodeAt(o+1):0;switch(s){case yt:return a===yt?o+2<this.srcEnd&&n.charCodeAt(o+2)===ye?(this.pos+=3,se(t,u.DoubleSemiAmp,";;&",r,this.pos),!0):(this.pos+=2,se(t,u.DoubleSemi,";;",r,this.pos),!0):a===ye?(this.pos+=2,se(t,u.SemiAmp,";&",r,this.pos),!0):(this.pos++,se(t,u.Semi,";",r,this.pos),!0);case Pe:return a===Pe?(this.pos+=2,se(t,u.Or,"||",r,this.pos),!0):a===ye?(this.pos+=2,se(t,u.Pipe,"|&",r,this.pos),!0):(this.pos++,se(t,u.Pipe,"|",r,this.pos),!0);case ye:if(a===ye)return this.pos+=2,se(t,u.And,"&&",r,this.pos),!0;if(a===J){this.pos+=2;const c=this.pos<this.srcEnd&&n.charCodeAt(this.pos)===J;return c&&this.pos++,this.readRedirectTarget(t,c?"&>>":"&>",r)}return this.pos++,se(t,u.Amp,"&",r,this.pos),!0;case D:if(i===p.CommandStart&&a===D){const c=this.errors.length;if(this.readArithmeticCommand(t,r),!this._notArithmetic)return!0;this.errors.length=c,this.pos=r}return this.pos++,se(t,u.LParen,"(",r,this.pos),!0;case te:return this.pos++,se(t,u.RParen,")",r,this.pos),!0;case z:case J:return this.readRedirection(t,r);default:return!1}}readRedirection(t,s){const i=this.src,r=i.charCodeAt(this.pos);let n="";if(r===z){this.pos++;const o=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(o===z){this.pos++;const a=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(a===z)this.pos++,n="<<<";else{const c=a===he;c&&this.pos++,this.skipSpacesAndTabs();const l=this.pos;(this.pos>=this.srcEnd||i.charCodeAt(this.pos)!==xe)&&this.readHereDocDelimiter();const h=this.pos>l;return h&&(this.pendingHereDocs??(this.pendingHereDocs=[])).push({delimiter:this._hereDelim,strip:c,quoted:this._hereQuoted}),se(t,u.Redirect,c?"<<-":"<<",s,this.pos),t.content=h?this._hereDelim:void 0,t.delimiterQuoted=h&&this._hereQuoted,t.targetPos=l,t.targetEnd=h?this.pos:l,!0}}else{if(o===D)return this.readProcessSubstitution(t,"<",s),!0;o===J?(n="<>",this.pos++):o===ye?(n="<&",this.pos++):n="<"}}else if(r===J){this.pos++;const o=this.pos<this.srcEnd?i.charCodeAt(this.pos):0;if(o===D)return this.readProcessSubstitution(t,">",s),!0;o===J?(n=">>",this.pos++):o===ye?(n=">&",this.pos++):o===Pe?(n=">|",this.pos++):n=">"}return this.readRedirectTarget(t,n,s)}readRedirectTarget(t,s,i){const r=this.src;if(this.skipSpacesAndTabs(),this.pos<this.srcEnd){const n=r.charCodeAt(this.pos);if((n===z||n===J)&&this.pos+1<this.srcEnd&&r.charCodeAt(this.pos+1)===D){const a=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:a});const c=r.slice(a,this.pos);return se(t,u.Redirect,s,i,this.pos),t.content=c,t.targetPos=a,t.targetEnd=this.pos,!0}const o=this.pos;return n!==X&&n!==xe&&this.readRedirectTargetText(),this.redirectToken(t,s,i,o),!0}return this.redirectToken(t,s,i,this.pos),!0}readRedirectTargetText(){const t=this._buildValue;this._buildValue=!0,this.readWordText(),this._buildValue=t}redirectToken(t,s,i,r){const n=this.pos>r&&(this._wordText.length>0||this._wordQuoted);se(t,u.Redirect,s,i,this.pos),t.content=n?this._wordText:void 0,t.targetPos=r,t.targetEnd=n?this.pos:r}readProcessSubstitution(t,s,i){this.pos++,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated process substitution",pos:i});const r=this.src.slice(i,this.pos);se(t,u.Word,r,i,this.pos)}readHereDocDelimiter(){const t=this.src,s=this.srcEnd,i=this._buildValue;this._buildValue=!0;let r="",n=!1;for(;this.pos<s;){const o=t.charCodeAt(this.pos);if(o===U){for(n=!0,this.pos++;this.pos<s&&t.charCodeAt(this.pos)!==U;)r+=t[this.pos],this.pos++;this.pos<s&&this.pos++}else if(o===I){for(n=!0,this.pos++;this.pos<s&&t.charCodeAt(this.pos)!==I;){if(t.charCodeAt(this.pos)===W&&this.pos+1<s){const a=t.charCodeAt(this.pos+1);if(a===X){this.pos+=2;continue}(a===L||a===H||a===I||a===W)&&this.pos++}r+=t[this.pos],this.pos++}this.pos<s&&this.pos++}else if(o===W){if(this.pos+1<s&&t.charCodeAt(this.pos+1)===X){this.pos+=2;continue}n=!0,this.pos++,this.pos<s?(r+=t[this.pos],this.pos++):r+="\\"}else if(o===H){const a=this.pos;for(this.pos++;this.pos<s&&t.charCodeAt(this.pos)!==H;)t.charCodeAt(this.pos)===W&&this.pos++,this.pos++;this.pos<s&&this.pos++,r+=t.slice(a,this.pos)}else if(o===L){const a=this.pos+1<s?t.charCodeAt(this.pos+1):0;(a===U||a===I)&&(n=!0),this.readDollar(),r+=this._resultText}else{if(o<128&&Q[o]&1)break;r+=t[this.pos],this.pos++}}this._buildValue=i,this._hereDelim=r,this._hereQuoted=n}consumePendingHereDocs(){const t=this.pendingHereDocs;if(!(t===null||t.length===0)){for(const s of t){const i=this.pos,r=this.skipHereDocBody(s.delimiter,s.strip,this.parenBoundary,s.quoted);s.target&&(s.target.body.pos=i,s.target.body.end=r,s.target.body.text=this.src.slice(i,r),this.hereDocClosingPos!==-1&&(s.target.closing={pos:this.hereDocClosingPos,end:this.hereDocClosingEnd}))}t.length=0}}hereDocClosingPos=-1;hereDocClosingEnd=-1;matchHereDocDelimiter(t,s,i,r){const n=this.src;let o=s;for(let a=0;a<t.length;){if(r&&n.charCodeAt(o)===W&&o+1<i&&n.charCodeAt(o+1)===X){o+=2;continue}if(o>=i||n.charCodeAt(o)!==t.charCodeAt(a))return-1;o++,a++}return o}logicalLineEnd(t,s,i){const r=this.src;let n=r.indexOf(`
`,t);for(;n!==-1&&n<s;){if(!i)return n;let o=n;for(;o>t&&r.charCodeAt(o-1)===W;)o--;if((n-o)%2===0)return n;t=n+1,n=r.indexOf(`
`,t)}return s}skipHereDocBody(t,s,i=!1,r=!1){this.hereDocClosingPos=-1,this.hereDocClosingEnd=-1;const n=this.src,o=this.srcEnd;for(;this.pos<o;){let a=this.pos;const c=this.logicalLineEnd(a,o,!r);for(;;){const h=a;if(s)for(;a<c&&n.charCodeAt(a)===Oe;)a++;if(r||(a=Ae(n,a,c)),a===h)break}let l=this.matchHereDocDelimiter(t,a,c,!r);if(l!==-1&&!r&&(l=Ae(n,l,c)),l===c){const h=this.pos;return(!i||!this.parenBoundary||c!==o)&&(this.hereDocClosingPos=a,this.hereDocClosingEnd=c),this.pos=c<o?c+1:c,h}if(i&&l!==-1){let h=l;for(;h<c&&n.charCodeAt(h)!==te;)h++;if(h<c||this.parenBoundary&&c===o){const d=this.pos;return this.pos=l,d}}this.pos=c<o?c+1:c}return this.pos}_wordText="";_wordRaw=!1;_wordQuoted=!1;_wordHasExpansions=!1;_wordKeywordEligible=!1;_wordAssignmentState;_bracketWindow;_arithmeticBracketWindow;_wordParts=null;_resultText="";_resultIsRaw=!0;_resultHasExpansion=!1;_resultPart;_unbalanced=!1;_notArithmetic=!1;_arithUnterminated=!1;_dqText="";_dqHasExpansions=!1;_dqParts=null;_dqEnd=0;_hereDelim="";_hereQuoted=!1;readWord(t,s,i=0){const r=this._errors===null?0:this._errors.length;if(this.readWordText(!1,s,!0),s===p.Normal){const n=this.pos<this.srcEnd?this.src.charCodeAt(this.pos):0;if(!this._wordRaw||n!==z&&n!==J){tt(t,u.Word,i,this.pos,this._wordRaw),t.keywordEligible=this._wordKeywordEligible;return}}this.classifyWord(t,s,i,r)}isRedirectVariable(t,s){const i=this.src;for(let r=t;r<s;r++){const n=i.charCodeAt(r);if(n===Z&&r>t)return r+2<s&&i.charCodeAt(s-1)===ne&&this.findClosingShellDelimiter(r+1,s,ne)===s-1;if(n>=128||!(He[n]&(r===t?1:2)))return!1}return s>t}readArrayElement(t,s){const i=this.findClosingBracket(s+1);return i===-1?!1:(this.pos=i+1,this.readWordText(),tt(t,u.Word,s,this.pos,!0),!0)}classifyWord(t,s,i,r){const n=this.src,o=this._wordRaw,a=this._wordHasExpansions,c=this._wordQuoted,l=this._wordKeywordEligible;let h=this._wordAssignmentState;const d=this.pos,f=d-i;if(s===p.CasePattern){let v=u.Word;if(l){const x=o?ki(n,i,f):di.get(this.wordValueOf(i,d));x===u.Esac&&(v=x)}tt(t,v,i,d,o),t.keywordEligible=l;return}let w=null;if(!o&&!a&&l&&(s===p.CommandStart||s===p.TestMode)){const v=d<this.srcEnd?n.charCodeAt(d):0;(!c&&f<=16||v===z||v===J)&&(w=this.wordValueOf(i,d))}if(s===p.CommandStart&&l){if(o){if(f<=8){const v=ki(n,i,f);if(v!==void 0){tt(t,v,i,d,!0);return}}if(f===2&&n.charCodeAt(i)===Z&&n.charCodeAt(i+1)===Z){tt(t,u.DblLBracket,i,d,!0);return}}else if(w!==null&&w.length>0){const v=w.charCodeAt(0);if(v>=dt&&v<=pt&&w.length<=8||v===ce||v===re||v===ue){const x=di.get(w);if(x!==void 0){se(t,x,w,i,d);return}}if(v===Z&&w==="[["){se(t,u.DblLBracket,w,i,d);return}}}if(s===p.CommandStart||s===p.CommandPrefix||s===p.Declaration){if(h===void 0){let v=-1,x=!1;for(let m=i+1;m<d;m++){const g=n.charCodeAt(m);if(g===M){v=m;break}g===Z&&(x=!0)}(v!==-1||s!==p.Declaration&&x)&&(h=gs(n,i,d,ms))}if(h!==void 0){if(s!==p.Declaration&&h>=de){if(d<this.srcEnd&&(this._errors!==null&&(this._errors.length=r),this.pos=i,this.readWordText(!0,s,!0),this.pos>d)){this.classifyWord(t,s,i,r);return}(this._errors===null||this._errors.length===r)&&this.errors.push({message:"unterminated array subscript",pos:n.indexOf("[",i)})}if(wi(h)){tt(t,u.Assignment,i,d,o),w!==null&&(t._value=w),t.assignmentOperatorPos=bi(h);return}}}if((s===p.CommandStart||s===p.TestMode)&&l){if(o){if(f===2&&n.charCodeAt(i)===ne&&n.charCodeAt(i+1)===ne){tt(t,u.DblRBracket,i,d,!0);return}}else if(w==="]]"){se(t,u.DblRBracket,w,i,d);return}}if(!a&&this.pos<this.srcEnd){const v=n.charCodeAt(this.pos);if((v===z||v===J)&&o){const x=n.charCodeAt(i);if(x>=Ie&&x<=Me&&fn(n,i,d)){const m=Number.parseInt(n.slice(i,d),10);if(this.readRedirection(t,i)){t.fileDescriptor=m,t.descriptorEnd=d;return}}if(x===re&&n.charCodeAt(d-1)===ue&&this.isRedirectVariable(i+1,d-1)){const m=n.slice(i+1,d-1);if(this.readRedirection(t,i)){t.variableName=m,t.descriptorEnd=d;return}}}}tt(t,u.Word,i,d,o),w!==null&&(t._value=w),t.keywordEligible=l}readWordText(t=!1,s=p.Normal,i=!1){const r=this.src,n=this.srcEnd;let o=this.pos;const a=o;let c=0;for(;o<n;){const S=r.charCodeAt(o);if(S<128&&Q[S]){c=S;break}o++}if(o>=n||Q[c]&1&&!(c===D&&o>a&&je[r.charCodeAt(o-1)])&&!t){this.pos=o,this._wordText=(this._buildParts||this._buildValue)&&o>a?r.slice(a,o):"",this._wordRaw=!0,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!0,this._wordAssignmentState=void 0,this._buildParts&&(this._wordParts=ft(this._wordText)&&s!==p.ArrayElement?et(r,a,o,void 0)??null:null);return}const l=this._buildParts,h=l||this._buildValue;let d=h&&o>a?r.slice(a,o):"",f=!1,w=!1,v=!0,x=!0,m=o>a?r.charCodeAt(o-1):0,g=gs(r,a,o,ms),C,A="",k=0,b=!1,_;for(l&&(C=[],A=d,k=a,b=d.length>0&&ft(d));o<n;){const S=r.charCodeAt(o);if(S>=128||!Q[S]){const E=o;for(o++;o<n;){const O=r.charCodeAt(o);if(O<128&&Q[O])break;o++}if(m=r.charCodeAt(o-1),g=gs(r,E,o,g),h){const O=r.slice(E,o);d+=O,l&&(A+=O,b=b||ft(O))}continue}if(Q[S]&1){if(t&&g>=de){const E=this.findClosingBracket(o);if(E!==-1){const O=E+1;if(g=g===de+1?vs:g-1,m=r.charCodeAt(E),h){const q=r.slice(o,O);d+=q,l&&(A+=q,b=b||ft(q))}o=O;continue}}if(S===D&&m<128&&je[m]){if(s===p.FunctionName||g>=de&&(s===p.CommandStart||s===p.CommandPrefix)||s===p.CommandStart&&m===ce&&v&&r.charCodeAt(a)===ce&&Ae(r,a+1,n)===o)break;const E=m;if(E===M&&i&&!((s===p.CommandStart||s===p.CommandPrefix||s===p.Declaration||s===p.EvalArgument)&&wi(g)&&Ae(r,bi(g)+1,n)===o))break;const O=o+1,q=this.findClosingShellDelimiter(O,n,te,E===M);if(q===-1&&!i&&!t&&g>=de||s===p.CommandStart&&E!==M&&q!==-1&&St(r,O,q)===q)break;v=!1;const ge=q===-1?n:q;if(o=q===-1?n:q+1,q===-1&&this.errors.push({message:"unterminated extended glob",pos:O-2}),m=r.charCodeAt(o-1),h){const B="("+r.slice(O,o);if(d+=B,l&&E!==M){let ie=O-2;for(;r.charCodeAt(ie)===X&&r.charCodeAt(ie-1)===W;)ie-=2;if(A.length>0){const V=A.slice(0,-1);ie>k&&C.push({type:"Literal",pos:k,end:ie,value:V,text:r.slice(k,ie)}),A=""}const T=pn[E];C.push({type:"ExtendedGlob",pos:ie,end:o,text:r.slice(ie,o),operator:T,pattern:r.slice(O,ge),parts:this.subFieldParts(O,ge)}),k=o}else l&&(A+=B,b=b||ft(B))}continue}break}if(S===W){o++,o<n?r.charCodeAt(o)===X?(o++,x=!1):(g>=0&&g<de&&(g=Ee),f=!0,v=!1,x=!1,m=r.charCodeAt(o),h&&(d+=r[o],l&&(A+=r[o])),o++):(g>=0&&g<de&&(g=Ee),f=!0,v=!1,m=W,h&&(d+="\\",l&&(A+="\\")));continue}if(S===U){const E=o;g>=0&&g<de&&(g=Ee),f=!0,v=!1,x=!1,o++;const O=o;for(;o<n&&r.charCodeAt(o)!==U;)o++;o>O&&(m=r.charCodeAt(o-1));const q=h?r.slice(O,o):"";h&&(d+=q),o<n?o++:this.errors.push({message:"unterminated single quote",pos:O-1}),l&&(E>k&&(C.push({type:"Literal",pos:k,end:E,value:A,text:r.slice(k,E)}),A=""),C.push({type:"SingleQuoted",pos:E,end:o,value:q,text:r.slice(E,o)}),k=o);continue}if(S===I){const E=o;if(g>=0&&g<de&&(g=Ee),f=!0,v=!1,x=!1,o++,this.pos=o,this.readDoubleQuoted(),o=this.pos,this._dqEnd>E+1&&(m=r.charCodeAt(this._dqEnd-1)),this._dqHasExpansions&&(w=!0),h&&(d+=this._dqText),l){E>k&&(C.push({type:"Literal",pos:k,end:E,value:A,text:r.slice(k,E)}),A="");const O=r.slice(E,o);C.push({type:"DoubleQuoted",pos:E,end:o,text:O,parts:this._dqParts??[{type:"Literal",pos:E+1,end:this._dqEnd,value:this._dqText,text:r.slice(E+1,this._dqEnd)}]}),k=o}continue}if(S===L){v=!1;const E=o;g>=0&&g<de&&(g=Ee);const O=o+1<n?r.charCodeAt(o+1):0;(O===U||O===I)&&(f=!0),this.pos=o,this.readDollar(),o=this.pos,this._resultIsRaw||(x=!1),o>E&&(m=r.charCodeAt(o-1)),this._resultHasExpansion&&(w=!0),h&&(d+=this._resultText),l&&(this._resultPart?(E>k&&(C.push({type:"Literal",pos:k,end:E,value:A,text:r.slice(k,E)}),A=""),C.push(this._resultPart),k=o):A+=this._resultText);continue}if(S===H){v=!1;const E=o;g>=0&&g<de&&(g=Ee),this.pos=o,this.readBacktickExpansion(),o=this.pos,x=!1,m=r.charCodeAt(o-1),w=!0,h&&(d+=this._resultText),l&&(E>k&&(C.push({type:"Literal",pos:k,end:E,value:A,text:r.slice(k,E)}),A=""),C.push(this._resultPart),k=o);continue}if(S===re){g>=0&&g<de&&(g=Ee);const E=o+1<n?r.charCodeAt(o+1):0,O=E<=Ne||E===ue?-1:this.scanBraceExpansion(o,_??(_=new Map));if(O>0){if(v=!1,m=r.charCodeAt(O-1),h){const q=r.slice(o,O);d+=q,l&&(o>k&&(C.push({type:"Literal",pos:k,end:o,value:A,text:r.slice(k,o)}),A=""),C.push({type:"BraceExpansion",pos:o,end:O,text:q,parts:this.subFieldParts(o+1,O-1)}),k=O)}o=O;continue}m=re,h&&(d+="{",l&&(A+="{")),o++;continue}o++}l&&o>k&&C.push({type:"Literal",pos:k,end:o,value:A,text:r.slice(k,o)}),this.pos=o,this._wordText=d,this._wordRaw=x,this._wordQuoted=f,this._wordHasExpansions=w,this._wordKeywordEligible=v,this._wordAssignmentState=g,l&&(this._wordParts=C.length>1||C.length===1&&C[0].type!=="Literal"?C:null,b&&s!==p.ArrayElement&&(this._wordParts=et(r,a,o,this._wordParts)??null))}readInnerWordText(t=!1,s=!1,i=!1){const r=this.src,n=this.srcEnd;let o=this.pos;const a=o;let c="";const l=this._buildParts;let h,d="",f=0,w=!1,v=!1;for(l&&(h=[],f=o);o<n;){const x=r.charCodeAt(o);if(x===W){if(o++,o<n)if(r.charCodeAt(o)===X)o++;else{const m=r.charCodeAt(o);t&&m!==L&&m!==H&&m!==I&&m!==W&&m!==ue&&(c+="\\",l&&(d+="\\"),w=!0);const g=r[o++];c+=g,l&&(d+=g)}continue}if(x===U&&!t){const m=o;o++;const g=o;for(;o<n&&r.charCodeAt(o)!==U;)o++;const C=r.slice(g,o);c+=C,o<n&&o++,l&&(m>f&&(h.push({type:"Literal",pos:f,end:m,value:d,text:r.slice(f,m)}),d=""),h.push({type:"SingleQuoted",pos:m,end:o,value:C,text:r.slice(m,o)}),f=o);continue}if(x===I){const m=o;if(o++,this.pos=o,this.readDoubleQuoted(t),o=this.pos,c+=this._dqText,l){m>f&&(h.push({type:"Literal",pos:f,end:m,value:d,text:r.slice(f,m)}),d="");const g=r.slice(m,o);h.push({type:"DoubleQuoted",pos:m,end:o,text:g,parts:this._dqParts??[{type:"Literal",pos:m+1,end:this._dqEnd,value:this._dqText,text:r.slice(m+1,this._dqEnd)}]}),f=o}continue}if(x===L){const m=o;this.pos=o,this.readDollar(t),o=this.pos,c+=this._resultText,l&&(this._resultPart?(m>f&&(h.push({type:"Literal",pos:f,end:m,value:d,text:r.slice(f,m)}),d=""),h.push(this._resultPart),f=o):d+=this._resultText);continue}if(x===H){const m=o;this.pos=o,this.readBacktickExpansion(t),o=this.pos,c+=this._resultText,l&&(m>f&&(h.push({type:"Literal",pos:f,end:m,value:d,text:r.slice(f,m)}),d=""),h.push(this._resultPart),f=o);continue}if(!t&&!s&&(x===z||x===J)&&o+1<n&&r.charCodeAt(o+1)===D){const m=o;this.pos=o+2;const g=this.extractBalanced();o=this.pos;const C=r.slice(m,o);c+=C,l&&(m>f&&(h.push({type:"Literal",pos:f,end:m,value:d,text:r.slice(f,m)}),d=""),h.push(this.processSubstitution(m,C,x===z?"<":">",g)),f=o);continue}c+=r[o],l&&(d+=r[o],i&&(x===be||x===Re||x===Z)&&(v=!0)),o++}l&&o>f&&h.push({type:"Literal",pos:f,end:o,value:d,text:r.slice(f,o)}),this.pos=o,this._wordText=c,this._wordRaw=!1,this._wordQuoted=!1,this._wordHasExpansions=!1,this._wordKeywordEligible=!1,l&&(this._wordParts=h.length>1||h.length===1&&(h[0].type!=="Literal"||w)?h:null,v&&(this._wordParts=et(r,a,o,this._wordParts)??null))}subFieldParts(t,s){if(!(this._nestingDepth>=ee))return zt(this.src,t,s)?this.parseSubFieldWord(t,s).parts:et(this.src,t,s,void 0)}parseSubFieldWord(t,s,i="word",r=!1){if(t>=s)return new ke("",t,t);if(this._nestingDepth>=ee)return new ke(this.src.slice(t,s),t,s);this._nestingDepth++;const n=this.srcEnd,o=this._bracketWindow,a=this._arithmeticBracketWindow,c=this.pos,l=this._wordText,h=this._wordParts,d=this._wordQuoted,f=this._wordKeywordEligible;this.srcEnd=s,this.pos=t,this.readInnerWordText(i==="quoted",r,i==="word");const w=new ke(this.src.slice(t,s),t,s);return this._buildParts&&(w.parts=this._wordParts??void 0),this.srcEnd=n,this._bracketWindow=o,this._arithmeticBracketWindow=a,this.pos=c,this._wordText=l,this._wordParts=h,this._wordQuoted=d,this._wordKeywordEligible=f,this._nestingDepth--,w}skipSQ(){for(;this.pos<this.srcEnd&&this.src.charCodeAt(this.pos)!==U;)this.pos++;this.pos<this.srcEnd&&this.pos++}skipAnsiCQuoted(){const t=this.pos-1,s=Ut(this.src,this.pos,this.srcEnd);this.pos=s.end,s.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t})}skipDQ(){const t=this.src,s=this.srcEnd;if(this._unbalanced=!1,this._nestingDepth<ee)for(;this.pos<s;){const i=t.charCodeAt(this.pos);if(i===I){this.pos++;return}if(i===W){this.pos=Math.min(this.pos+2,s);continue}if(i===H)break;if(i===L){const r=t.charCodeAt(this.pos+1);if(r===D||r===re||r===L)break}this.pos++}this.extractBalanced(!0,!0)}skipSpacesAndTabs(){this.pos=St(this.src,this.pos,this.srcEnd)}readDoubleQuoted(t=!1){const s=this.src,i=this.srcEnd,r=this.pos;let n=!1;const o=this._buildParts,a=o||this._buildValue;if(!o){let f=this.pos;for(;f<i;){const w=s.charCodeAt(f);if(w===I){this._dqText=a?s.slice(r,f):"",this._dqEnd=f,this.pos=f+1,this._dqHasExpansions=!1,this._dqParts=null;return}if(w===L||w===H||w===W)break;f++}}let c="",l=null,h="",d=o?this.pos:0;for(;this.pos<i&&s.charCodeAt(this.pos)!==I;){const f=this.pos;for(;this.pos<i;){const v=s.charCodeAt(this.pos);if(v===I||v===W||v===L||v===H)break;this.pos++}if(a&&this.pos>f){const v=s.slice(f,this.pos);c+=v,o&&(h+=v)}if(this.pos>=i||s.charCodeAt(this.pos)===I)break;const w=s.charCodeAt(this.pos);if(w===W){if(this.pos++,this.pos<i){const v=s.charCodeAt(this.pos);if(v===X){this.pos++;continue}if(a)if(t||v===L||v===H||v===I||v===W){const x=s[this.pos];c+=x,o&&(h+=x)}else{const x="\\"+s[this.pos];c+=x,o&&(h+=x)}this.pos++}continue}if(w===L){const v=this.pos+1<i?s.charCodeAt(this.pos+1):0;if(v===I||v===U){a&&(c+="$",o&&(h+="$")),this.pos++;continue}const x=this.pos;if(this.readDollar(!0),a&&(c+=this._resultText),this._resultHasExpansion&&(n=!0),o){const m=this._resultPart;m&&vi(m)?(l||(l=[]),x>d&&(l.push({type:"Literal",pos:d,end:x,value:h,text:s.slice(d,x)}),h=""),l.push(m),d=this.pos):h+=this._resultText}continue}if(w===H){const v=this.pos;this.readBacktickExpansion(!0),a&&(c+=this._resultText),n=!0,o&&this._resultPart&&vi(this._resultPart)&&(l||(l=[]),v>d&&(l.push({type:"Literal",pos:d,end:v,value:h,text:s.slice(d,v)}),h=""),l.push(this._resultPart),d=this.pos);continue}}o&&l&&this.pos>d&&l.push({type:"Literal",pos:d,end:this.pos,value:h,text:s.slice(d,this.pos)}),this._dqEnd=this.pos,this.pos<i?this.pos++:this.errors.push({message:"unterminated double quote",pos:r-1}),this._dqText=c,this._dqHasExpansions=n,this._dqParts=l}readDollar(t=!1){const s=this.pos;this.pos++;const i=this.src,r=this.srcEnd,n=this._buildParts||this._buildValue;if(this.pos>=r){this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0;return}const o=Ae(i,this.pos,r);o>this.pos&&i.charCodeAt(o)===D&&i.charCodeAt(o+1)!==D&&(this.pos=o);const a=i.charCodeAt(this.pos);if(a===D){if(this.pos+1<r&&i.charCodeAt(this.pos+1)===D){const c=this.pos,l=this.errors.length;if(this.readArithmeticExpansion(s),!this._notArithmetic)return;this.errors.length=l,this.pos=c}this.readCommandSubstitution(s);return}if(a===re){const c=this.pos+1<r?i.charCodeAt(this.pos+1):0;if(c===Ne||c===Oe||c===X){this.readBraceCommandSubstitution();return}if(c===Pe){this.readValueSubstitution();return}this.readParameterExpansion(t);return}if(a===U){if(this.pos++,n){const c=this.readAnsiCQuoted();this._resultText=c,this._resultPart=this._buildParts?{type:"AnsiCQuoted",pos:s,end:this.pos,text:i.slice(s,this.pos),value:c}:void 0}else this.skipAnsiCQuoted(),this._resultText="",this._resultPart=void 0;this._resultIsRaw=!1,this._resultHasExpansion=!1;return}if(a===I){if(this.pos++,this.readDoubleQuoted(t),this._resultText=this._dqText,this._resultIsRaw=!1,this._resultHasExpansion=this._dqHasExpansions,this._buildParts){const c=i.slice(s,this.pos);this._resultPart={type:"LocaleString",pos:s,end:this.pos,text:c,parts:this._dqParts??[{type:"Literal",pos:s+2,end:this._dqEnd,value:this._dqText,text:i.slice(s+2,this._dqEnd)}]}}else this._resultPart=void 0;return}if(a===Ye||a===be||a===xe||a===Re||a===he||a===L||a===ce||a>=Ie&&a<=Me){this.pos++;const c=n?i.slice(this.pos-2,this.pos):"";this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:s,end:this.pos,text:c}:void 0;return}if(a<128&&He[a]&1){const c=this.pos-1;for(;this.pos<r;){const h=i.charCodeAt(this.pos);if(h<128&&He[h]&2)this.pos++;else break}const l=n?i.slice(c,this.pos):"";this._resultText=l,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?{type:"SimpleExpansion",pos:s,end:this.pos,text:l}:void 0;return}if(a===Z){const c=this._errors===null?0:this._errors.length,l=this.findClosingArithmeticBracket(this.pos+1);if(l!==-1){const h=this.pos+1,d=i.slice(h,l);this.pos=l+1;const f=n?i.slice(s,this.pos):"";this._resultText=f,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(h-2,f,d,h):void 0;return}this._errors!==null&&(this._errors.length=c)}this._resultText="$",this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=void 0}scanArithmeticBody(){this._notArithmetic=!1,this._arithUnterminated=!1,this.pos+=2;let t=1,s=0,i=0,r,n=!1;const o=this.src,a=this.srcEnd,c=this.pos;for(;this.pos<a&&t>0;){const h=o.charCodeAt(this.pos);if(h===W)this.pos+=this.pos+1<a?2:1;else if(h===U)this.pos++,this.skipSQ();else if(h===I)this.pos++,this.skipDQ();else if(h===H){for(this.pos++;this.pos<a&&o.charCodeAt(this.pos)!==H;)o.charCodeAt(this.pos)===W&&this.pos++,this.pos++;this.pos<a&&this.pos++}else if(h===L&&this.pos+2<a&&o.charCodeAt(this.pos+1)===D&&o.charCodeAt(this.pos+2)!==D){const d=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:d})}else if(h===L&&this.pos+1<a&&o.charCodeAt(this.pos+1)===re){const d=this.findClosingBrace(this.pos+2,a);this.pos=d===-1?a:d+1}else if((h===z||h===J)&&this.pos+1<a&&o.charCodeAt(this.pos+1)===D)this.pos+=2,this.extractBalanced();else if(h===D)o.charCodeAt(this.pos-1)===L&&o.charCodeAt(this.pos+1)===D?(t===1?i=s:(r??(r=[])).push(s),t++,s=0,t+this._nestingDepth>ee&&!n&&(this.errors.push({message:"maximum arithmetic expansion nesting depth exceeded",pos:this.pos-1}),n=!0),this.pos+=2):(++s+t-1+this._nestingDepth>ee&&!n&&(this.errors.push({message:"maximum arithmetic expression nesting depth exceeded",pos:this.pos}),n=!0),this.pos++);else if(h===te&&s>0)s--,this.pos++;else if(h===te&&this.pos+1<a&&o.charCodeAt(this.pos+1)===te){if(--t===0){this.pos+=2;break}s=t===1?i:r.pop(),this.pos+=2}else{if(h===te&&t===1)return this._notArithmetic=!0,"";this.pos++}}const l=this._buildParts||this._buildValue;return t>0?(this._arithUnterminated=!0,l?o.slice(c,this.pos):""):l?o.slice(c,this.pos-2):""}readArithmeticExpansion(t){const s=this.pos+2,i=this.scanArithmeticBody();if(this._notArithmetic)return;this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic expansion",pos:t});const r=this._buildParts||this._buildValue?this.src.slice(t,this.pos):"";this._resultText=r,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._resultPart=this._buildParts?this.arithmeticExpansion(t,r,i,s):void 0}arithmeticExpansion(t,s,i,r){return new ni(t,this.pos,s,{source:this.src,body:i,offset:r,depth:this._nestingDepth,context:this.substitutionContext})}readArithmeticCommand(t,s){const i=this._buildValue;this._buildValue=!0;const r=this.scanArithmeticBody();this._buildValue=i,this._arithUnterminated&&this.errors.push({message:"unterminated arithmetic command",pos:s}),se(t,u.ArithCmd,r,s,this.pos)}readCommandSubstitution(t){const s=this.pos;this.pos++;const i=this.extractBalanced();this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:t});const r=this._buildParts||this._buildValue,n=r?this.src.slice(t,this.pos):"",o=!r||s===t+1?n:"$"+this.src.slice(s,this.pos);this._resultText=o,this._resultIsRaw=s===t+1,this._resultHasExpansion=!0,this._buildParts?this._resultPart=this.commandExpansion(t,n,s+1,i,!this._unbalanced):this._resultPart=void 0}readBraceCommandSubstitution(){this.readBraceSubstitution(1)}readValueSubstitution(){this.readBraceSubstitution(2)}readBraceSubstitution(t){const s=this.pos-1;this.pos+=t;const i=this.src,r=this.srcEnd;let n=1;const o=this.pos;for(;this.pos<r;){const a=i.charCodeAt(this.pos);if(a===re)n++;else if(a===ue){if(--n===0){this.pos++;break}}else if(a===U){this.pos++,this.skipSQ();continue}else if(a===I){this.pos++,this.skipDQ();continue}else a===W&&this.pos++;this.pos++}if(this._resultIsRaw=!0,this._resultHasExpansion=!0,this._buildParts||this._buildValue){const a=i.slice(o,this.pos-1),c=a.trim(),l=i.slice(s,this.pos);if(this._resultText=l,this._buildParts){const h=o+(a.length-a.trimStart().length);this._resultPart=this.commandExpansion(s,l,h,c)}else this._resultPart=void 0}else this._resultText="",this._resultPart=void 0}readBacktickExpansion(t=!1){this.pos++;const s=this.src,i=this.srcEnd,r=this.pos;if(!this._buildParts&&!this._buildValue){for(;this.pos<i&&s.charCodeAt(this.pos)!==H;)s.charCodeAt(this.pos)===W&&this.pos+1<i&&this.pos++,this.pos++;this.pos<i?this.pos++:this.errors.push({message:"unterminated backtick",pos:r-1}),this._resultText="",this._resultIsRaw=!1,this._resultHasExpansion=!0,this._resultPart=void 0;return}let n="",o=!1;for(;this.pos<i&&s.charCodeAt(this.pos)!==H;){if(s.charCodeAt(this.pos)===W){o=!0;break}this.pos++}if(!o)n=s.slice(r,this.pos);else for(n=s.slice(r,this.pos);this.pos<i&&s.charCodeAt(this.pos)!==H;)if(s.charCodeAt(this.pos)===W){if(this.pos++,this.pos<i){const c=s.charCodeAt(this.pos);c===L||c===H||c===W||t&&c===I?n+=s[this.pos]:n+="\\"+s[this.pos],this.pos++}}else{const c=this.pos;for(;this.pos<i;){const l=s.charCodeAt(this.pos);if(l===H||l===W)break;this.pos++}n+=s.slice(c,this.pos)}this.pos<i?this.pos++:this.errors.push({message:"unterminated backtick",pos:r-1});const a=s.slice(r-1,this.pos);this._resultText=n,this._resultHasExpansion=!0,this._buildParts?this._resultPart=o?this.decodedCommandExpansion(r-1,a,n):this.commandExpansion(r-1,a,r,n):this._resultPart=void 0}readParameterExpansion(t){const s=this.src,i=this.srcEnd,r=this.pos;this.pos++;let n=1,o=!1;for(;this.pos<i&&n>0;){const l=s.charCodeAt(this.pos);if(l===L){const h=this.pos+1<i?s.charCodeAt(this.pos+1):0;if(h===re){n++,this._nestingDepth+n>ee&&!o&&(this.errors.push({message:"maximum parameter expansion nesting depth exceeded",pos:this.pos}),o=!0),this.pos+=2;continue}if(h===L){this.pos+=2;continue}if(h===D){const d=this.pos;this.pos+=2,this.extractBalanced(),this._unbalanced&&this.errors.push({message:"unterminated command substitution",pos:d});continue}}else if(l===H){for(this.pos++;this.pos<i&&s.charCodeAt(this.pos)!==H;)s.charCodeAt(this.pos)===W&&this.pos++,this.pos++;this.pos<i&&this.pos++;continue}else if(l===ue){if(--n===0){this.pos++;break}}else if(l===W)this.pos+1<i&&this.pos++;else if(l===U){this.pos++,this.pos>r+1&&s.charCodeAt(this.pos-2)===L?this.skipAnsiCQuoted():this.skipSQ();continue}else if(l===I){this.pos++,this.skipDQ();continue}this.pos++}const a=n===0;a||this.errors.push({message:"unterminated parameter expansion",pos:r-1});const c=this._buildParts||this._buildValue?s.slice(r-1,this.pos):"";if(this._resultText=c,this._resultIsRaw=!0,this._resultHasExpansion=!1,this._buildParts){const l=s.slice(r+1,a?this.pos-1:this.pos);this._resultPart=this.parseParamInner(c,l,r+1,t)}else this._resultPart=void 0}parseParamInner(t,s,i,r){const n={type:"ParameterExpansion",pos:i-2,end:this.pos,text:t,parameter:"",parameterPos:i,parameterEnd:i,prefix:void 0,index:void 0,operation:void 0},o=s.length;if(o===0)return n;const a=(m,g,C="word")=>this.parseSubFieldWord(i+m,i+g,C),c=m=>{const g=this.findClosingBracket(i+m,i+o);return g===-1?-1:g-i};let l=0;if(o>1&&s.charCodeAt(0)===ce&&(n.prefix="!",l=1),o>1&&s.charCodeAt(0)===xe){const m=this.scanParamName(s,1);let g=m,C=-1;if(g<o&&s.charCodeAt(g)===Z&&(C=c(g+1),C!==-1&&(g=C+1)),m>1&&g===o)return n.prefix="#",n.parameter=s.slice(1,m),n.parameterPos=i+1,n.parameterEnd=i+m,C!==-1&&(n.index=a(m+1,C,"embedded")),n}const h=l;if(l=this.scanParamName(s,l),n.parameter=s.slice(h,l),n.parameterPos=i+h,n.parameterEnd=i+l,l<o&&s.charCodeAt(l)===Z){const m=c(l+1);m!==-1&&(n.index=a(l+1,m,"embedded"),l=m+1)}if(l>=o)return n;const d=i+l,f=i+o,w=s.charCodeAt(l),v=s.charCodeAt(l+1),x=s[w===we?l+1:l];if(x==="-"||x==="="||x==="+"||x==="?"){const m=l+(w===we?2:1);return n.operation={type:"Default",pos:d,end:f,operatorEnd:i+m,operator:w===we?`:${x}`:x,operand:a(m,o,r?"quoted":"word")},n}if(w===we){l++;const m=i+l,g=fi(s.slice(l),we,!0,(C,A)=>this.findNestedShellEnd(m+C,f,A)-m);return n.operation={type:"Slice",pos:d,end:f,operatorEnd:m,operator:":",offset:a(l,g===-1?o:l+g,"embedded"),length:g===-1?void 0:a(l+g+1,o,"embedded")},n}if(w===xe||w===Vt){const m=v===w,g=w===xe?m?"##":"#":m?"%%":"%",C=l+(m?2:1);return n.operation={type:"Remove",pos:d,end:f,operatorEnd:i+C,operator:g,operand:a(C,o)},n}if(w===Ze){l++;let m="/";(v===Ze||v===xe||v===Vt)&&(m=v===Ze?"//":v===xe?"/#":"/%",l++);let g=l;v===Ze&&(g=Ae(s,l,o),s.charCodeAt(g)===Ze&&g++);const C=fi(s.slice(g),Ze),A=C===-1?o:g+C;return n.operation={type:"Replace",pos:d,end:f,operatorEnd:i+l,operator:m,pattern:a(l,A),replacement:a(C===-1?o:A+1,o)},n}if(w===ut||w===ps){const m=v===w,g=w===ut?m?"^^":"^":m?",,":",",C=l+(m?2:1);return n.operation={type:"CaseModification",pos:d,end:f,operatorEnd:i+C,operator:g,operand:C===o?void 0:a(C,o)},n}return n.prefix==="!"&&n.index===void 0&&l+1===o&&(w===Ye||w===be)?(n.operation={type:"Names",pos:d,end:f,operatorEnd:f,operator:w===Ye?"@":"*"},n):w===Ye?(n.operation={type:"Transform",pos:d,end:f,operatorEnd:d+1,operator:"@",operand:a(l+1,o)},n):(n.operation={type:"Unknown",pos:d,end:f,operatorEnd:f,operator:s.slice(l)},n)}findNestedShellEnd(t,s,i){const r=this.src.charCodeAt(t);if(r===H){let o=t+1;for(;o<s;){const a=this.src.charCodeAt(o);if(a===W){o+=2;continue}if(o++,a===H)return o}return s}let n;if(r===L){const o=t+1;if(o<s&&this.src.charCodeAt(o)===re)n=this.findClosingBrace(o+1,s);else{const a=Ae(this.src,o,s);if(a>=s||this.src.charCodeAt(a)!==D)return t;n=this.findClosingParenthesis(a+1,s)}}else{const o=t+1;if(i||r!==z&&r!==J||o>=s||this.src.charCodeAt(o)!==D)return t;n=this.findClosingParenthesis(o+1,s)}return n===-1?s:n+1}scanParamName(t,s){let i=s;if(i>=t.length)return i;const r=t.charCodeAt(i);if(r===Ye||r===be||r===xe||r===Re||r===he||r===L||r===ce)return i+1;if(r>=Ie&&r<=Me){for(;i<t.length&&t.charCodeAt(i)>=Ie&&t.charCodeAt(i)<=Me;)i++;return i}if(r>=dt&&r<=pt||r>=At&&r<=Et||r===_t)for(i++;i<t.length;){const n=t.charCodeAt(i);if(n>=dt&&n<=pt||n>=At&&n<=Et||n>=Ie&&n<=Me||n===_t)i++;else break}return i}readAnsiCQuoted(){const t=this.pos-1,s=Ut(this.src,this.pos,this.srcEnd);return this.pos=s.end,s.closed||this.errors.push({message:"unterminated ANSI-C quote",pos:t}),s.value}extractBalanced(t=!0,s=!1){const i=this.src,r=this.srcEnd,n=this._buildParts||this._buildValue;let o=s?0:1;const a=this.pos;this._unbalanced=!1;const c=t&&!s?this.substitutionContext.boundaries?.get(a):void 0;if(c!==void 0&&c<=r&&this._nestingDepth<ee)return this.pos=c,n?i.slice(a,c-1):"";let l=!0;for(;!s&&this.pos<r;){const B=i.charCodeAt(this.pos);if(B===te){const ie=n?i.slice(a,this.pos):"";return this.pos++,ie}else{if(B===D||B===W||B===U||B===I||B===H||B===L&&(i.charCodeAt(this.pos+1)===U||i.charCodeAt(this.pos+1)===L||i.charCodeAt(this.pos+1)===re))break;if(B===z&&this.pos+1<r&&i.charCodeAt(this.pos+1)===z)break;if(B===xe&&l)break;if(B===99&&l&&this.pos+3<r&&i.charCodeAt(this.pos+1)===97&&i.charCodeAt(this.pos+2)===115&&i.charCodeAt(this.pos+3)===101&&(this.pos+4>=r||i.charCodeAt(this.pos+4)<128&&Q[i.charCodeAt(this.pos+4)]&1))break;l=B<128&&(Q[B]&1)!==0,this.pos++}}let h=0,d=0;const f=[];let w=null,v,x=-1,m=a>=2&&i.charCodeAt(a)===D&&i.charCodeAt(a-1)===D&&i.charCodeAt(a-2)===L,g=0,C=!1;const A=s?[{close:I,depth:0}]:[];let k=s?1:0,b=0,_,S=-1,E=-1,O=-1,q=-1,ge=!1;for(;this.pos<r&&(o>0||A.length>0);){let B=i.charCodeAt(this.pos);const ie=A.length===0?void 0:A[A.length-1];if(ie!==void 0&&ie.depth===o){let T=!1;if(B===W){this.pos=Math.min(this.pos+2,r);continue}if(B===ie.close){if(A.pop(),B===I?k--:b--,this.pos++,s&&o===0&&A.length===0)return"";continue}if(B===I)A.push({close:I,depth:o}),k++;else if(B===U&&ie.close===ue){this.pos++,this.skipSQ();continue}else if(B===H){for(this.pos++;this.pos<r&&i.charCodeAt(this.pos)!==H;)i.charCodeAt(this.pos)===W&&this.pos++,this.pos<r&&this.pos++;this.pos<r&&this.pos++;continue}else if(B===L){const V=i.charCodeAt(this.pos+1);if(V===U&&ie.close===ue){this.pos+=2,this.skipAnsiCQuoted();continue}if(V===re)A.push({close:ue,depth:o}),b++,this.pos++;else if(V===D)this.pos++,B=D,T=!0;else if(V===L){this.pos+=i.charCodeAt(this.pos+2)===D?1:2;continue}}if(!C&&this._nestingDepth+Math.max(k,b)>ee&&(this.errors.push({message:"maximum word nesting depth exceeded",pos:this.pos}),C=!0),!T){for(this.pos++;this.pos<r;){const V=i.charCodeAt(this.pos);if(V===W||V===I||V===L||V===H||V===ue||V===U)break;this.pos++}continue}}if(B===xe&&q!==-1&&!m&&x<0&&t&&!ge&&this._nestingDepth+(v?.length??0)<ee&&St(i,q,r)===this.pos){ge=!0;const T=v?.[v.length-1],V=this.findSubstitutionEnd(T?.start??a,r,this._nestingDepth+(v?.length??0)+1);if(V!==-1){if(T===void 0)return this.pos=V,n?i.slice(a,V-1):"";this.pos=V-1,o=T.depth+1,h=0,d=0,f.length=T.parens+1,B=te}}if(B===D){const T=this.pos>a&&this.pos!==O?i.charCodeAt(this.pos-1):0,V=T===L?this.pos-1:this.pos===E?S:-1,qt=V!==-1||T===z||T===J||T===M||T===Ye||T===Re||T===be||T===le||T===ce||T===D&&f[f.length-1]===!1||m&&this.pos===a,us=V!==-1&&i.charCodeAt(this.pos+1)!==D||(T===z||T===J)&&x<0&&!m;us&&((v??(v=[])).push({start:this.pos+1,dollar:V,depth:o,parens:f.length,caseDepth:h,caseParens:d,arithBase:x,arithExtent:m,substitutions:g,checkedGrammar:ge,pendingDelims:w}),h=0,d=0,x=-1,m=!1,ge=!1,w=null),f.push(!qt),l=!0,!us&&x<0&&this.pos+1<r&&i.charCodeAt(this.pos+1)===D&&(x=o),V!==-1&&(us?g++:(_??(_=[])).push(o),g+(_?.length??0)+this._nestingDepth+(s?0:1)>ee&&!C&&(this.errors.push({message:"maximum command substitution nesting depth exceeded",pos:V}),C=!0)),S=-1,E=-1,o++,h>0&&d++,this.pos++}else if(B===te){if(h>0&&d===0)this.pos++,l=!0;else{if(h>0&&d--,o--,o===0&&!s){const V=n?i.slice(a,this.pos):"";return this.pos++,V}if(o<=x&&(x=-1),_!==void 0)for(;_.length>0&&_[_.length-1]>=o;)_.pop();l=f.pop()??!0,this.pos++;const T=v?.[v.length-1];T!==void 0&&T.depth===o&&(v.pop(),h=T.caseDepth,d=T.caseParens,x=T.arithBase,m=T.arithExtent,g=T.substitutions,ge=T.checkedGrammar,w=T.pendingDelims)}q=this.pos}else if(B===W){if(this.pos>a&&i.charCodeAt(this.pos-1)===L){const T=Ae(i,this.pos,r);T>this.pos&&i.charCodeAt(T)===D&&i.charCodeAt(T+1)!==D&&(S=this.pos-1,E=T)}this.pos++,this.pos<r&&(i.charCodeAt(this.pos)!==X&&(l=!1),this.pos++),O=this.pos}else if(B===L){const T=i.charCodeAt(++this.pos);T===U?(this.pos++,this.skipAnsiCQuoted()):T===L?this.pos++:T===re&&!vn(i.charCodeAt(this.pos+1))&&(A.push({close:ue,depth:o}),b++,this.pos++),l=!1}else if(B===U)this.pos++,this.skipSQ(),l=!1;else if(B===I)A.push({close:I,depth:o}),k++,this.pos++,l=!1;else if(B===H){for(this.pos++;this.pos<r&&i.charCodeAt(this.pos)!==H;)i.charCodeAt(this.pos)===W&&this.pos++,this.pos<r&&this.pos++;this.pos<r&&this.pos++,l=!1}else if(B===z&&x<0&&this.pos+1<r&&i.charCodeAt(this.pos+1)===z){if(this.pos+2<r&&i.charCodeAt(this.pos+2)===z)this.pos+=3;else{this.pos+=2;const T=this.pos<r&&i.charCodeAt(this.pos)===he;T&&this.pos++,this.skipSpacesAndTabs(),this.readHereDocDelimiter(),(this._hereDelim||this._hereQuoted)&&(w??(w=[])).push({delimiter:this._hereDelim,strip:T,quoted:this._hereQuoted})}l=!1}else if(B===X&&w){this.pos++;for(const T of w)this.skipHereDocBody(T.delimiter,T.strip,!0,T.quoted);w=null,l=!0}else if(B===xe&&x<0&&!m&&l)for(;this.pos<r&&i.charCodeAt(this.pos)!==X;)this.pos++;else{const T=this.pos;for(;this.pos<r;){const V=i.charCodeAt(this.pos);if(V<128&&Q[V])break;this.pos++}if(this.pos>T){if(this.pos-T===4&&l&&x<0&&!m){const qt=i.charCodeAt(T);qt===99&&i.charCodeAt(T+1)===97&&i.charCodeAt(T+2)===115&&i.charCodeAt(T+3)===101?h++:qt===101&&i.charCodeAt(T+1)===115&&i.charCodeAt(T+2)===97&&i.charCodeAt(T+3)===99&&h>0&&(h--,h===0&&(d=0))}l=!1}else{const V=i.charCodeAt(this.pos);l=V<128&&(Q[V]&1)!==0,this.pos++}}}return this._unbalanced=!0,s&&v!==void 0&&v.length>0&&this.errors.push({message:"unterminated command substitution",pos:v[0].dollar}),n?i.slice(a,this.pos):""}};function xs(e){switch(e){case",":return 1;case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":return 2;case"||":return 4;case"&&":return 5;case"|":return 6;case"^":return 7;case"&":return 8;case"==":case"!=":return 9;case"<":case"<=":case">":case">=":return 10;case"<<":case">>":return 11;case"+":case"-":return 12;case"*":case"/":case"%":return 13;case"**":return 14;case"?":return 3;default:return-1}}function Ci(e,t,s){for(;s>t;){const i=e.charCodeAt(s-1);if(i!==Ne&&i!==Oe&&i!==X)break;s--}return s}function gn(e){switch(e){case"=":case"+=":case"-=":case"*=":case"/=":case"%=":case"<<=":case">>=":case"&=":case"|=":case"^=":case"**":return!0;default:return!1}}function yi(e,t=0,s,i=0){let r=0;const n=e.length,o=s?.embeddedWords.length??0;function a(k,b,_=!1){const S={type:"ArithmeticWord",pos:k+t,end:b+t,value:e.slice(k,b),parts:void 0};return _&&s?.embeddedWords.push(S),S}function c(){for(;r<n;){const k=e.charCodeAt(r);if(k===Ne||k===Oe||k===X)r++;else break}}function l(){if(r>=n)return null;const k=e.charCodeAt(r),b=r+1<n?e.charCodeAt(r+1):0,_=r+2<n?e.charCodeAt(r+2):0;switch(k){case ps:return r++,",";case M:return b===M?(r+=2,"=="):(r++,"=");case ce:return b===M?(r+=2,"!="):null;case z:return b===z?_===M?(r+=3,"<<="):(r+=2,"<<"):b===M?(r+=2,"<="):(r++,"<");case J:return b===J?_===M?(r+=3,">>="):(r+=2,">>"):b===M?(r+=2,">="):(r++,">");case le:return b===M?(r+=2,"+="):b===le?null:(r++,"+");case he:return b===M?(r+=2,"-="):b===he?null:(r++,"-");case be:return b===be?(r+=2,"**"):b===M?(r+=2,"*="):(r++,"*");case Ze:return b===M?(r+=2,"/="):(r++,"/");case Vt:return b===M?(r+=2,"%="):(r++,"%");case Pe:return b===Pe?(r+=2,"||"):b===M?(r+=2,"|="):(r++,"|");case ye:return b===ye?(r+=2,"&&"):b===M?(r+=2,"&="):(r++,"&");case ut:return b===M?(r+=2,"^="):(r++,"^");case Re:return r++,"?";default:return null}}function h(){for(c();r<n;){const b=e.charCodeAt(r);if(b!==ce&&b!==hi&&b!==le&&b!==he||e.charCodeAt(r+1)===M)break;r++,c()}if(e.charCodeAt(r)===D){let b=1;for(r++;r<n&&b>0;){const _=s?.findArithmeticWordEnd?.(r+t,t+n)??r+t;if(_>r+t){r=_-t;continue}const S=e.charCodeAt(r++);S===D?b++:S===te&&b--}}else r<n&&e.charCodeAt(r)!==te&&e.charCodeAt(r)!==we&&x(0);c();const k=e.charCodeAt(r);(k===le||k===he)&&e.charCodeAt(r+1)===k&&(r+=2)}function d(k){c();const b=r;if(b===n)return a(b,b);const _=s?.embeddedWords.length??0;let S=0;for(;;){if(h(),c(),e.charCodeAt(r)===we&&S>0){S--,r++;continue}const E=r,O=l();if(O===null||S===0&&xs(O)<k){r=E;break}O==="?"&&S++}return s&&(s.embeddedWords.length=_),a(b,Ci(e,b,r))}function f(k,b){if(b>ee)return d(k);let _=w(b);for(;c(),!(r>=n);){const S=r,E=l();if(!E)break;if(E==="?"){if(xs(E)<k){r=S;break}const B=f(1,b+1);c(),r<n&&e.charCodeAt(r)===we&&r++;const ie=f(3,b+1);_={type:"ArithmeticTernary",pos:_.pos,end:ie.end,test:_,consequent:B,alternate:ie};continue}const O=xs(E);if(O<k){r=S;break}const q=gn(E)?O:O+1,ge=f(q,b+1);_={type:"ArithmeticBinary",pos:_.pos,end:ge.end,operator:E,left:_,right:ge}}return _}function w(k){if(c(),k>ee)return d(15);if(r>=n)return a(r,r);const b=r,_=e.charCodeAt(r),S=r+1<n?e.charCodeAt(r+1):0;if(_===le&&S===le){r+=2;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"++",operand:E,prefix:!0}}if(_===he&&S===he){r+=2;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"--",operand:E,prefix:!0}}if(_===ce){r++;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"!",operand:E,prefix:!0}}if(_===hi){r++;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"~",operand:E,prefix:!0}}if(_===le&&S!==le&&S!==M){r++;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"+",operand:E,prefix:!0}}if(_===he&&S!==he&&S!==M){r++;const E=w(k+1);return{type:"ArithmeticUnary",pos:b+t,end:E.end,operator:"-",operand:E,prefix:!0}}return v(k)}function v(k){const b=x(k);if(c(),r+1<n){const _=e.charCodeAt(r),S=e.charCodeAt(r+1);if(_===le&&S===le)return r+=2,{type:"ArithmeticUnary",pos:b.pos,end:r+t,operator:"++",operand:b,prefix:!1};if(_===he&&S===he)return r+=2,{type:"ArithmeticUnary",pos:b.pos,end:r+t,operator:"--",operand:b,prefix:!1}}return b}function x(k){if(c(),r>=n)return a(r,r);const b=e.charCodeAt(r);if(b===D){const q=r;r++;const ge=f(0,k+1);return c(),r<n&&e.charCodeAt(r)===te&&r++,{type:"ArithmeticGroup",pos:q+t,end:r+t,expression:ge}}if(b===L){const q=r,ge=s?.embeddedWords.length??0,B=m(),ie=s?.findArithmeticWordEnd?.(q+t,t+n)??r+t;return ie>r+t?(s&&(s.embeddedWords.length=ge),r=ie-t,a(q,r,!0)):B}if(b===96||b===34||b===39){const q=r;return r=(s?.findArithmeticWordEnd?.(q+t,t+n)??q+t+1)-t,a(q,r,!0)}const _=r,S=s?.embeddedWords.length??0,E=g(),O=s?.findArithmeticWordEnd?.(_+t,t+n)??r+t;return O>r+t?(s&&(s.embeddedWords.length=S),r=O-t,a(_,r,!0)):E}function m(){const k=r;if(r++,r>=n)return a(k,r);const b=e.charCodeAt(r);if(b===D)if(r+1<n&&e.charCodeAt(r+1)===D){const _=s?.findArithmeticExpansionEnd(k+t,t+n)??-1;if(_!==-1)r=_-t;else{r+=2;let S=1;for(;r<n&&S>0;)e.charCodeAt(r)===D&&e.charCodeAt(r+1)===D?(S++,r+=2):e.charCodeAt(r)===te&&e.charCodeAt(r+1)===te?(S--,r+=2):r++}}else{r++;const _=s?.findClosingParenthesis(r+t,t+n)??-1;if(_!==-1)r=_-t+1;else{let E=1;for(;r<n&&E>0;){const O=e.charCodeAt(r++);O===D?E++:O===te&&E--}}const S=e.slice(k,r);return s?s.commandExpansion(k+t,r+t,S):new ht("ArithmeticCommandExpansion",k+t,r+t,S)}else if(b===re){const _=s?.findClosingBrace(r+t+1,t+n)??-1;if(_!==-1)r=_-t+1;else{r++;let S=1;for(;r<n&&S>0;){const E=e.charCodeAt(r++);E===re?S++:E===ue&&S--}}}else for(;r<n;){const _=e.charCodeAt(r);if(_>=dt&&_<=pt||_>=At&&_<=Et||_>=Ie&&_<=Me||_===_t)r++;else break}return a(k,r,b===D||b===re)}function g(){const k=r;for(;r<n;){const b=e.charCodeAt(r);if(b>=Ie&&b<=Me||b>=At&&b<=Et||b>=dt&&b<=pt||b===_t||b===35)r++;else break}if(r>k&&r<n&&e.charCodeAt(r)===Z){const b=s?.findClosingBracket?.(r+t+1,t+n)??-1;if(b!==-1)r=b-t+1;else{r++;let _=1;for(;r<n&&_>0;){const S=e.charCodeAt(r);S===Z?_++:S===ne&&_--,r++}}return a(k,r,!0)}return r===k&&r++,a(k,r)}if(c(),r>=n)return null;const C=r,A=f(0,i);return c(),r<n?(s&&(s.embeddedWords.length=o),a(C,Ci(e,C,n),s!==void 0)):A}var Ai=(e,t)=>ft(t.text)?et(t.text,0,t.text.length,void 0,t.pos):void 0;function Pt(e){return e.wordParts??(e.wordParts=(t,s,i)=>wn(t,s,i,e))}function Ei(e){return e.embeddedParts??(e.embeddedParts=(t,s,i)=>_i(t,s,i,e))}function xn(e){return e.arrayParts??(e.arrayParts=(t,s,i)=>bn(t,s,i,e))}function wn(e,t,s=0,i=ds()){const r=new qe(e,t.pos,t.end,!1,i);return r._nestingDepth=s,r.buildWordParts(t.pos)??void 0}function _i(e,t,s=0,i,r=!1){if(!zt(e,t.pos,t.end))return;const n=new qe(e,t.pos,t.end,!1,i);return n._nestingDepth=s,n.buildEmbeddedWordParts(t.pos,r)??void 0}function bn(e,t,s=0,i){const r=new qe(e,t.pos,t.end,!1,i);return r._nestingDepth=s,r.buildArrayElementParts(t.pos)??void 0}function kn(e,t,s=0,i){const r=new qe(e,t.pos,t.end,!1,i);return r._nestingDepth=s,r.buildHereDocParts(t.pos,t.end)??void 0}function Dt(e,t,s,i,r,n=i){if(!zt(s,t,t+e.length))return yi(e,t,void 0,i)??void 0;const o=[],a=new qe(s,0,s.length,!1,r);a._nestingDepth=i;const c=yi(e,t,{embeddedWords:o,commandExpansion:(l,h,d)=>new ht("ArithmeticCommandExpansion",l,h,d,{source:s,start:l+2,end:h-1,depth:i+1,parenBoundary:!0,context:r}),findClosingBracket:(l,h)=>a.findClosingBracket(l,h),findClosingBrace:(l,h)=>a.findClosingBrace(l,h),findClosingParenthesis:(l,h)=>a.findClosingParenthesis(l,h),findArithmeticExpansionEnd:(l,h)=>a.findArithmeticExpansionEnd(l,h),findArithmeticWordEnd:(l,h)=>a.findArithmeticWordEnd(l,h)},i)??void 0;if(n<=ee)for(const l of o)l.parts=_i(s,l,n,r,!0);return c}var Cn=class{type="ArrayValue";pos;end;#e;#t;#i;#s;constructor(e,t,s,i,r){this.pos=t,this.end=s,this.#e=e,this.#t=i,this.#i=r}get elements(){if(this.#s)return this.#s;const e=new qe(this.#e,this.pos+1,this.end-1,!1,this.#i);e._nestingDepth=this.#t;const t=[];for(;e.peek(p.ArrayElement).token!==u.EOF;){const s=e.next(p.ArrayElement);if(s.token!==u.Word&&s.token!==u.Assignment)continue;const i=s.raw?s.value:this.#e.slice(s.pos,s.end),r=i.charCodeAt(0)===91,n=e.getSubstitutionContext(),o=!r&&s.raw&&s.keywordEligible?void 0:this.#e,a=o===void 0?Ai:r?xn(n):Pt(n);t.push(new ke(i,s.pos,s.end,o,a,this.#t))}return this.#s=t,t}toJSON(){return{type:this.type,pos:this.pos,end:this.end,elements:this.elements}}},yn=class{type="Assignment";pos;end;text;#e;#t;#i;#s;#r=null;#a;#o;#n=null;constructor(e,t,s,i,r,n,o){this.pos=t,this.end=s,this.text=e,this.#e=i,this.#s=r,this.#t=n,this.#i=o}get name(){return this.#r??this.resolveTarget()}get append(){return this.#r===null&&this.resolveTarget(),this.#a}get index(){return this.#r===null&&this.resolveTarget(),this.#o}get value(){if(this.#n!==null)return this.#n;const e=this.#s+1,t=Ae(this.#e,e,this.end);return this.#n=this.#e.charCodeAt(t)===40&&this.#e.charCodeAt(this.end-1)===41?new Cn(this.#e,t,this.end,this.#t,this.#i):new ke(this.#e.slice(e,this.end),e,this.end,this.#e,Pt(this.#i),this.#t),this.#n}resolveTarget(){const e=this.#s-this.pos;let t=e,s=e;for(;s>=2&&this.text.charCodeAt(s-2)===92&&this.text.charCodeAt(s-1)===10;)s-=2;this.text.charCodeAt(s-1)===43&&(this.#a=!0,t=s-1);const i=this.text.indexOf("[");if(i>0&&i<t){const n=this.text.lastIndexOf("]",e);if(n>i){const o=this.pos+i+1,a=this.pos+n;this.#o=new ke(this.#e.slice(o,a),o,a,this.#e,Ei(this.#i),this.#t),t=i}}const r=this.text.slice(0,t);return this.#r=r.includes(`\\
`)?r.split(`\\
`).join(""):r}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,name:this.name,append:this.append,index:this.index,value:this.value}}},ws=e=>e.type==="Word"||e.type==="Assignment",Si=class{type="Command";pos;end;name;prefix;suffix;#e;#t;constructor(e,t,s,i,r){this.pos=e,this.end=t,this.name=s,this.prefix=i,this.suffix=r}get args(){if(this.#e===void 0){const e=this.suffix;this.#e=e.every(ws)?e:e.filter(ws)}return this.#e}get redirects(){if(this.#t===void 0){const e=[];for(const t of this.prefix)t.type!=="Assignment"&&e.push(t);for(const t of this.suffix)ws(t)||e.push(t);this.#t=e}return this.#t}toJSON(){return{type:this.type,pos:this.pos,end:this.end,name:this.name,prefix:this.prefix,suffix:this.suffix}}},An=class{type="HereDocBody";pos;end;text="";#e;#t;#i;#s;constructor(e,t,s,i,r){this.pos=t,this.end=t,this.#e=e,this.#t=i,this.#i=r,this.#s=s?void 0:null}get parts(){return this.#s===null&&(this.#s=kn(this.#e,this,this.#t,this.#i)),this.#s}toJSON(){return{type:this.type,pos:this.pos,end:this.end,text:this.text,parts:this.parts}}};qe._findSubstitutionEnd=Nn,ht._resolveScript=Wn,ni._resolveExpression=Dt;function En(e){switch(e.length){case 5:return e==="local"||e==="alias";case 6:return e==="export";case 7:return e==="declare"||e==="typeset";case 8:return e==="readonly";default:return!1}}var _n=class{type="ArithmeticCommand";pos;end;body;#e;#t;#i;#s=null;constructor(e,t,s,i,r,n){this.pos=e,this.end=t,this.body=s,this.#e=i,this.#t=r,this.#i=n}get expression(){return this.#s===null&&(this.#s=Dt(this.body,this.pos+2,this.#e,this.#t,this.#i)),this.#s}set expression(e){this.#s=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,expression:this.expression,body:this.body}}},bs=class{type="ArithmeticFor";pos;end;body;#e;#t;#i;#s;#r;#a;#o;#n;#u;#c=null;#l=null;#h=null;constructor(e,t,s,i,r,n,o,a,c,l,h,d){this.pos=e,this.end=t,this.body=s,this.#e=i,this.#t=r,this.#i=n,this.#s=o,this.#r=a,this.#a=c,this.#o=l,this.#n=h,this.#u=d}get initialize(){return this.#c===null&&(this.#e?this.#c=Dt(this.#e,this.#s,this.#o,this.#n,this.#u):this.#c=void 0),this.#c}set initialize(e){this.#c=e??void 0}get test(){return this.#l===null&&(this.#t?this.#l=Dt(this.#t,this.#r,this.#o,this.#n,this.#u):this.#l=void 0),this.#l}set test(e){this.#l=e??void 0}get update(){return this.#h===null&&(this.#i?this.#h=Dt(this.#i,this.#a,this.#o,this.#n,this.#u):this.#h=void 0),this.#h}set update(e){this.#h=e??void 0}toJSON(){return{type:this.type,pos:this.pos,end:this.end,initialize:this.initialize,test:this.test,update:this.update,body:this.body}}},Sn={[u.DoubleSemi]:";;",[u.SemiAmp]:";&",[u.DoubleSemiAmp]:";;&"},Pn={">":">",">>":">>","<":"<","<>":"<>","<&":"<&",">&":">&",">|":">|","&>":"&>","&>>":"&>>"},me=new Uint8Array(37);me[u.EOF]=1,me[u.RParen]=1,me[u.RBrace]=1,me[u.Then]=1,me[u.Else]=1,me[u.Elif]=1,me[u.Fi]=1,me[u.Do]=1,me[u.Done]=1,me[u.Esac]=1,me[u.DoubleSemi]=1,me[u.SemiAmp]=1,me[u.DoubleSemiAmp]=1;var Ue=new Uint8Array(37);Ue[u.RParen]=1,Ue[u.RBrace]=1,Ue[u.DblRBracket]=1,Ue[u.Fi]=1,Ue[u.Done]=1,Ue[u.Esac]=1,Ue[u.ArithCmd]=1;function Pi(e){return e.token===u.Word&&e.keywordEligible&&e.value==="!"}var ae=new Uint8Array(37);ae[u.Word]=1,ae[u.Assignment]=1,ae[u.Bang]=1,ae[u.LParen]=1,ae[u.LBrace]=1,ae[u.DblLBracket]=1,ae[u.If]=1,ae[u.For]=1,ae[u.While]=1,ae[u.Until]=1,ae[u.Case]=1,ae[u.Function]=1,ae[u.Select]=1,ae[u.ArithCmd]=1,ae[u.Coproc]=1,ae[u.Redirect]=1;var Dn={"-a":1,"-b":1,"-c":1,"-d":1,"-e":1,"-f":1,"-g":1,"-h":1,"-k":1,"-p":1,"-r":1,"-s":1,"-t":1,"-u":1,"-v":1,"-w":1,"-x":1,"-z":1,"-n":1,"-o":1,"-N":1,"-S":1,"-L":1,"-G":1,"-O":1,"-R":1},Tn={"==":1,"!=":1,"=~":1,"=":1,"-eq":1,"-ne":1,"-lt":1,"-le":1,"-gt":1,"-ge":1,"-nt":1,"-ot":1,"-ef":1,"<":1,">":1},Di=[],$n=[],ks=[];function Ti(e){return new Cs(e,0,e.length).run()}function Wn(e,t,s,i=0,r=!1,n){return new Cs(e,t,s,i,r,void 0,n).run()}var On=class nn extends qe{boundaries;pending;context;constructor(t,s,i,r,n,o=!0){super(t,s.start,s.end,o,n),this._nestingDepth=s.depth,this.boundaries=i,this.pending=r,this.context=n}fork(t,s,i=!1){return new nn(this.getSource(),{start:t,end:s,depth:this._nestingDepth},this.boundaries,this.pending,this.context,i)}findSubstitutionEnd(t,s,i=this._nestingDepth+1){const r=this.context.boundaries?.get(t);if(r!==void 0)return r<=s?r:-1;const n=this.boundaries.get(t);return n!==void 0?n<=s?n:-1:(this.boundaries.has(t)||(this.boundaries.set(t,void 0),this.pending.push({start:t,end:s,depth:i})),-1)}};function Nn(e,t,s,i,r){const n=new Map([[t,void 0]]),o=[{start:t,end:s,depth:i}];for(;o.length>0;){const a=o.length,c=o[a-1],l=new On(e,c,n,o,r),h=new Cs(e,c.start,c.end,c.depth,!0,l).findSubstitutionEnd();o.length===a&&(n.set(c.start,h),h!==-1&&li(r).set(c.start,h),o.pop())}return n.get(t)??-1}var Cs=class{tok;source;start;end;depth;errors=null;syntaxDepth=0;constructor(e,t,s,i=0,r=!1,n,o){this.tok=n??new qe(e,t,s,r,ds(o)),this.tok._nestingDepth=i,this.source=e,this.start=t,this.end=s,this.depth=i}run(){const e=this.start;this.depth>ee&&this.error("maximum substitution nesting depth exceeded",e);let t;if(e===0&&this.source.charCodeAt(0)===35&&this.source.charCodeAt(1)===33){const r=this.source.indexOf(`
`);t=r===-1?this.source:this.source.slice(0,r)}const s=this.list();for(;;){const r=this.tok.peek(p.CommandStart);if(r.token===u.EOF||(this.unexpectedToken(r),!me[r.token]&&r.token!==u.In))break;this.tok.next(p.CommandStart);let n=this.tok.peek(p.CommandStart).token;if(n!==u.Semi&&n!==u.Newline&&n!==u.Amp)break;for(;n===u.Semi||n===u.Newline||n===u.Amp;)this.tok.next(p.CommandStart),n=this.tok.peek(p.CommandStart).token;const o=this.list();for(let a=0;a<o.length;a++)s.push(o[a])}const i=this.tok._errors;if(i!==null&&i.length>0){const r=this.errors??(this.errors=[]);for(let n=0;n<i.length;n++)r.push(i[n])}return this.errors!==null&&this.errors.length>1&&this.errors.sort((r,n)=>r.pos-n.pos),{type:"Script",pos:e,end:this.end,shebang:t,commands:s,errors:this.errors??void 0}}error(e,t){(this.errors??(this.errors=[])).push({message:e,pos:t})}unexpectedToken(e){this.error(`unexpected token '${e.token===u.Newline?"newline":e.value}'`,e.pos)}findSubstitutionEnd(){return this.list(),this.acceptEnd(u.RParen)}skipSemi(){this.tok.peek(p.Normal).token===u.Semi&&this.tok.next(p.Normal)}accept(e,t=p.Normal){return this.tok.peek(t).token===e?this.tok.next(t):null}acceptEnd(e,t=p.Normal){return this.tok.peek(t).token===e?this.tok.next(t).end:-1}skipNewlines(e=p.Normal){for(;this.tok.peek(e).token===u.Newline;)this.tok.next(e)}doBody(e){const t=this.list(),s=e?this.emptyListPos(t):-1;return s>=0&&this.error("expected command after 'do'",s),t}emptyListPos(e){return e.length===0?this.tok.peek(p.CommandStart).pos:-1}makeStatement(e){return{type:"Statement",pos:e.pos,end:e.end,command:e,background:void 0}}list(){const e=[];this.skipNewlines(p.CommandStart);let t=this.tok.peek(p.CommandStart).token;if(me[t]||!ae[t])return e;const s=this.andOr();for(s&&e.push(this.makeStatement(s));t=this.tok.peekFollow(Ue).token,!(t!==u.Semi&&t!==u.Newline&&t!==u.Amp);){const i=t===u.Amp,r=this.tok.next(p.Normal).end;if(i){const o=e[e.length-1];o.background=!0,o.end=r}if(this.skipNewlines(p.CommandStart),t=this.tok.peek(p.CommandStart).token,me[t]||!ae[t])break;const n=this.andOr();n&&e.push(this.makeStatement(n))}return e}andOr(){const e=this.pipeline();if(!e)return null;let t=this.tok.peek(p.Normal).token;if(t!==u.And&&t!==u.Or)return e;const s=[e],i=[];do{const r=this.tok.next(p.Normal),n=r.token===u.And?"&&":"||";this.skipNewlines(p.CommandStart);const o=this.pipeline();if(!o){this.error(`expected command after '${n}'`,r.end);break}i.push(n),s.push(o),t=this.tok.peek(p.Normal).token}while(t===u.And||t===u.Or);return{type:"AndOr",pos:e.pos,end:s[s.length-1].end,commands:s,operators:i}}withRedirects(e){const t=this.collectTrailingRedirects();return t.length===0?e:{type:"Redirected",pos:e.pos,end:t[t.length-1].end,command:e,redirects:t}}pipeline(){let e;for(;;){const i=this.tok.peek(p.CommandStart),r=i.token===u.Word&&i.keywordEligible&&i.value==="time";if(i.token!==u.Bang&&!r)break;const n=this.tok.next(p.CommandStart),o=n.pos,a=n.end;let c,l;if(r){let h=this.tok.peek(p.CommandStart);h.token===u.Word&&h.keywordEligible&&h.value==="-p"&&(this.tok.next(p.CommandStart),c={pos:h.pos,end:h.end},h=this.tok.peek(p.CommandStart)),h.token===u.Word&&h.keywordEligible&&h.value==="--"&&(this.tok.next(p.CommandStart),l={pos:h.pos,end:h.end})}e===void 0&&(e=[]),e.push(r?{type:"Time",pos:o,end:l?.end??c?.end??a,keywordEnd:a,posix:c,endOfOptions:l}:{type:"Negation",pos:o,end:a})}const t=this.pipelineCommands();if(!e)return t;const s=e[0].pos;return t?.type==="Pipeline"?(t.prefixes=e,t.pos=s,t):{type:"Pipeline",pos:s,end:t?t.end:e[e.length-1].end,prefixes:e,commands:t?[t]:[],operators:[]}}pipelineCommands(){const e=this.command();if(!e)return null;if(this.tok.peek(p.Normal).token!==u.Pipe)return e;const t=[e],s=[];for(;this.tok.peek(p.Normal).token===u.Pipe;){const r=this.tok.next(p.Normal),n=r.value==="|&"?"|&":"|";this.skipNewlines(p.CommandStart);const o=this.command();if(!o){this.error(`expected command after '${n}'`,r.end);break}s.push(n),t.push(o)}return t.length===1?t[0]:{type:"Pipeline",pos:e.pos,end:t[t.length-1].end,prefixes:$n,commands:t,operators:s}}command(){let e;switch(this.tok.peek(p.CommandStart).token){case u.LParen:e=this.subshell();break;case u.LBrace:e=this.braceGroup();break;case u.If:e=this.ifClause();break;case u.For:e=this.forClause();break;case u.While:e=this.whileClause();break;case u.Until:e=this.untilClause();break;case u.Case:e=this.caseClause();break;case u.Function:return this.functionDef();case u.Select:e=this.selectClause();break;case u.DblLBracket:e=this.testCommand();break;case u.ArithCmd:e=this.arithCommand();break;case u.Coproc:return this.coprocCommand();case u.Word:case u.Assignment:case u.Redirect:return this.simpleCommandOrFunction(!1);default:return null}return this.withRedirects(e)}collectTrailingRedirects(){let e=Di;for(;this.tok.peekFollow(Ue).token===u.Redirect;)e===Di&&(e=[]),e.push(this.readRedirect(p.Normal));return e}arithCommand(){const e=this.tok.next(p.CommandStart);return new _n(e.pos,e.end,e.value,this.source,this.depth,this.tok.getSubstitutionContext())}coprocCommand(){const e=this.tok.next(p.CommandStart),t=e.pos,s=this.tok.peek(p.CommandStart);let i;if(s.token===u.Word){const o=this.tok.fork(s.end,this.end);switch(o.peek(p.CommandStart).token){case u.LParen:o.next(p.CommandStart),o.peek(p.Normal).token!==u.RParen&&(i=this.readWord(p.CommandStart));break;case u.LBrace:case u.If:case u.For:case u.While:case u.Until:case u.Case:case u.Select:case u.DblLBracket:case u.ArithCmd:i=this.readWord(p.CommandStart)}}const r=s.token===u.Word&&i===void 0?this.simpleCommandOrFunction(!0):this.command();if(r&&r.type!=="Function"&&r.type!=="Coproc")return{type:"Coproc",pos:t,end:r.end,name:i,body:r};this.error("expected command after 'coproc'",r?.pos??e.end);const n=r?this.makeCompoundList([this.makeStatement(r)]):{type:"CompoundList",pos:e.end,end:e.end,commands:[]};return{type:"Coproc",pos:t,end:n.end,name:i,body:n}}subshell(){return this.subshellBody(this.tok.next(p.CommandStart).pos)}subshellBody(e){if(this.syntaxDepth>=ee){this.error("maximum subshell nesting depth exceeded",e);const r=this.tok.skipSubshellBody();r<0&&this.error("expected ')' to close subshell",this.tok.getPos());const n=r>=0?r:e;return{type:"Subshell",pos:e,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;const t=this.list();this.syntaxDepth--,t.length===0&&this.error("expected command in subshell",e);const s=this.acceptEnd(u.RParen,p.Normal);s<0&&this.error("expected ')' to close subshell",this.tok.getPos());const i=s>=0?s:e;return{type:"Subshell",pos:e,end:i,body:this.makeCompoundList(t)}}braceGroup(){const e=this.tok.next(p.CommandStart).pos;if(this.syntaxDepth>=ee){this.error("maximum brace group nesting depth exceeded",e);const r=this.tok.skipCompoundBody(u.RBrace);r<0&&this.error("expected '}' to close brace group",this.tok.getPos());const n=r>=0?r:e;return{type:"BraceGroup",pos:e,end:n,body:this.makeCompoundList([])}}this.syntaxDepth++;const t=this.list();this.syntaxDepth--,t.length===0&&this.error("expected command in brace group",e);const s=this.acceptEnd(u.RBrace,p.Normal);s<0&&this.error("expected '}' to close brace group",this.tok.getPos());const i=s>=0?s:e;return{type:"BraceGroup",pos:e,end:i,body:this.makeCompoundList(t)}}ifClause(){const e=this.tok.next(p.CommandStart).pos;if(this.syntaxDepth>=ee){this.error("maximum if nesting depth exceeded",e);const r=this.tok.skipCompoundBody(u.Fi);r<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos());const n=r>=0?r:e;return{type:"If",pos:e,end:n,clause:this.makeCompoundList([]),then:this.makeCompoundList([]),elif:ks,else:void 0}}this.syntaxDepth++;let t,s=e;for(;;){const r=this.list(),n=this.emptyListPos(r),o=this.makeCompoundList(r);this.skipSemi();const a=this.accept(u.Then,p.CommandStart);a?n>=0&&this.error(`expected command after '${s===e?"if":"elif"}'`,n):this.error("expected 'then'",this.tok.getPos());const c=this.list(),l=this.makeCompoundList(c);a&&c.length===0&&(this.error("expected command after 'then'",this.tok.peek(p.CommandStart).pos),l.pos=a.end,l.end=a.end),t?(t.elif===ks&&(t.elif=[]),t.elif.push({type:"Elif",pos:s,end:l.end,clause:o,then:l})):t={type:"If",pos:e,end:e,clause:o,then:l,elif:ks,else:void 0},this.skipSemi();const h=this.accept(u.Elif,p.CommandStart);if(!h)break;s=h.pos}if(this.accept(u.Else,p.CommandStart)){const r=this.list(),n=this.emptyListPos(r);n>=0&&this.error("expected command after 'else'",n),t.else=this.makeCompoundList(r),this.skipSemi()}const i=this.acceptEnd(u.Fi,p.CommandStart);return i<0&&this.error("expected 'fi' to close 'if'",this.tok.getPos()),t.end=i>=0?i:s,this.syntaxDepth--,t}forClause(){const e=this.tok.next(p.CommandStart).pos;if(this.tok.peek(p.Normal).token===u.LParen)return this.cStyleFor(e);const t=this.readRequiredWord("for");let s;if(this.skipNewlines(p.CommandStart),this.tok.peek(p.CommandStart).token===u.In)for(this.tok.next(p.CommandStart),s=[];this.tok.peek(p.Normal).token===u.Word;)s.push(this.readWord(p.Normal));if(this.skipSemi(),this.skipNewlines(p.CommandStart),this.tok.peek(p.CommandStart).token===u.LBrace){const a=this.braceGroup();return{type:"For",pos:e,end:a.end,name:t,wordlist:s,body:a.body}}const i=this.accept(u.Do,p.CommandStart)!==null;if(i||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=ee){this.error("maximum for nesting depth exceeded",e);const a=this.tok.skipCompoundBody(u.Done);a<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const c=a>=0?a:e;return{type:"For",pos:e,end:c,name:t,wordlist:s,body:this.makeCompoundList([])}}this.syntaxDepth++;const r=this.doBody(i);this.syntaxDepth--,this.skipSemi();const n=this.acceptEnd(u.Done,p.CommandStart);n<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const o=n>=0?n:e;return{type:"For",pos:e,end:o,name:t,wordlist:s,body:this.makeCompoundList(r)}}cStyleFor(e){const[t,s,i,r,n,o]=this.tok.readCStyleForExprs();if(this.tok.peek(p.CommandStart).token===u.Semi&&this.tok.next(p.CommandStart),this.skipNewlines(p.CommandStart),this.tok.peek(p.CommandStart).token===u.LBrace){const d=this.braceGroup();return new bs(e,d.end,d.body,t,s,i,r,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}const a=this.accept(u.Do,p.CommandStart)!==null;if(a||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=ee){this.error("maximum for nesting depth exceeded",e);const d=this.tok.skipCompoundBody(u.Done);d<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const f=d>=0?d:e;return new bs(e,f,this.makeCompoundList([]),t,s,i,r,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}this.syntaxDepth++;const c=this.doBody(a);this.syntaxDepth--;const l=this.acceptEnd(u.Done,p.CommandStart);l<0&&this.error("expected 'done' to close 'for'",this.tok.getPos());const h=l>=0?l:e;return new bs(e,h,this.makeCompoundList(c),t,s,i,r,n,o,this.source,this.depth,this.tok.getSubstitutionContext())}whileClause(){return this.whileOrUntil("while")}untilClause(){return this.whileOrUntil("until")}whileOrUntil(e){const t=this.tok.next(p.CommandStart).pos;if(this.syntaxDepth>=ee){this.error(`maximum ${e} nesting depth exceeded`,t);const l=this.tok.skipCompoundBody(u.Done);l<0&&this.error(`expected 'done' to close '${e}'`,this.tok.getPos());const h=l>=0?l:t;return{type:"While",pos:t,end:h,kind:e,clause:this.makeCompoundList([]),body:this.makeCompoundList([])}}this.syntaxDepth++;const s=this.list(),i=this.emptyListPos(s),r=this.makeCompoundList(s);this.skipSemi();const n=this.accept(u.Do,p.CommandStart)!==null;n?i>=0&&this.error(`expected command after '${e}'`,i):this.error("expected 'do'",this.tok.getPos());const o=this.doBody(n);this.skipSemi();const a=this.acceptEnd(u.Done,p.CommandStart);a<0&&this.error(`expected 'done' to close '${e}'`,this.tok.getPos());const c=a>=0?a:t;return this.syntaxDepth--,{type:"While",pos:t,end:c,kind:e,clause:r,body:this.makeCompoundList(o)}}caseClause(){const e=this.tok.next(p.CommandStart).pos,t=this.readRequiredWord("case");if(this.skipNewlines(p.CommandStart),this.accept(u.In,p.CommandStart)||this.error("expected 'in' after 'case' word",this.tok.getPos()),this.skipNewlines(p.CasePattern),this.syntaxDepth>=ee){this.error("maximum case nesting depth exceeded",e);const a=this.tok.skipCompoundBody(u.Esac);a<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());const c=a>=0?a:e;return{type:"Case",pos:e,end:c,word:t,items:[]}}this.syntaxDepth++;const s=[];let i=!1,r=this.tok.peek(p.CasePattern).token;for(;r!==u.Esac&&r!==u.EOF;){const a=this.tok.peek(p.Normal).pos;this.accept(u.LParen,p.Normal);const c=[];let l=!0,h=this.tok.peek(p.Normal);for(;h.token!==u.RParen&&h.token!==u.EOF;){h.token===(l?u.Word:u.Pipe)?l=!l:i||(this.unexpectedToken(h),i=!0);const C=this.tok.next(p.Normal);C.token===u.Word&&c.push(this.toWord(C)),h=this.tok.peek(p.Normal)}l&&h.token===u.RParen&&!i&&(this.unexpectedToken(h),i=!0);const d=this.acceptEnd(u.RParen,p.Normal),f=this.list(),w=d>=0?d:c.length>0?c[c.length-1].end:a,v=f.length>0?f[f.length-1].end:w,x={type:"CaseItem",pos:a,end:v,pattern:c,body:f.length>0?this.makeCompoundList(f):{type:"CompoundList",pos:w,end:w,commands:[]},terminator:void 0},m=this.tok.peek(p.CommandStart);if(r=m.token,r===u.DoubleSemi||r===u.SemiAmp||r===u.DoubleSemiAmp){const g=this.tok.next(p.CommandStart);x.terminator=Sn[g.token],x.end=g.end}else r!==u.Esac&&r!==u.EOF&&!i&&(this.unexpectedToken(m),i=!0);s.push(x),this.skipNewlines(p.CasePattern),r=this.tok.peek(p.CasePattern).token}const n=this.acceptEnd(u.Esac,p.CommandStart);n<0&&this.error("expected 'esac' to close 'case'",this.tok.getPos());const o=n>=0?n:e;return this.syntaxDepth--,{type:"Case",pos:e,end:o,word:t,items:s}}selectClause(){const e=this.tok.next(p.CommandStart).pos,t=this.readRequiredWord("select");let s;if(this.skipNewlines(p.CommandStart),this.tok.peek(p.CommandStart).token===u.In)for(this.tok.next(p.CommandStart),s=[];this.tok.peek(p.Normal).token===u.Word;)s.push(this.readWord(p.Normal));if(this.skipSemi(),this.skipNewlines(p.CommandStart),this.tok.peek(p.CommandStart).token===u.LBrace){const a=this.braceGroup();return{type:"Select",pos:e,end:a.end,name:t,wordlist:s,body:a.body}}const i=this.accept(u.Do,p.CommandStart)!==null;if(i||this.error("expected 'do'",this.tok.getPos()),this.syntaxDepth>=ee){this.error("maximum select nesting depth exceeded",e);const a=this.tok.skipCompoundBody(u.Done);a<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());const c=a>=0?a:e;return{type:"Select",pos:e,end:c,name:t,wordlist:s,body:this.makeCompoundList([])}}this.syntaxDepth++;const r=this.doBody(i);this.syntaxDepth--,this.skipSemi();const n=this.acceptEnd(u.Done,p.CommandStart);n<0&&this.error("expected 'done' to close 'select'",this.tok.getPos());const o=n>=0?n:e;return{type:"Select",pos:e,end:o,name:t,wordlist:s,body:this.makeCompoundList(r)}}testCommand(){const e=this.tok.next(p.CommandStart).pos,t=this.parseTestOr(),s=this.acceptEnd(u.DblRBracket,p.TestMode);s<0&&this.error("expected ']]' to close '[['",this.tok.getPos());const i=s>=0?s:e;return{type:"TestCommand",pos:e,end:i,expression:t}}parseTestOr(){const e=this.parseTestAnd();if(this.tok.peek(p.TestMode).token!==u.Or)return e;const t=[e];do this.tok.next(p.TestMode),t.push(this.parseTestAnd());while(this.tok.peek(p.TestMode).token===u.Or);return{type:"TestLogical",pos:e.pos,end:t[t.length-1].end,operator:"||",operands:t}}parseTestAnd(){const e=this.parseTestNot();if(this.tok.peek(p.TestMode).token!==u.And)return e;const t=[e];do this.tok.next(p.TestMode),t.push(this.parseTestNot());while(this.tok.peek(p.TestMode).token===u.And);return{type:"TestLogical",pos:e.pos,end:t[t.length-1].end,operator:"&&",operands:t}}parseTestNot(){let e=this.tok.peek(p.TestMode);if(!Pi(e))return this.parseTestPrimary();const t=[];for(;Pi(e);){const i=this.tok.next(p.TestMode);t.push({type:"Negation",pos:i.pos,end:i.end}),e=this.tok.peek(p.TestMode)}const s=this.parseTestPrimary();return{type:"TestNot",pos:t[0].pos,end:s.end,negations:t,operand:s}}parseTestPrimary(){if(this.tok.peek(p.TestMode).token===u.LParen){const o=this.tok.next(p.TestMode).pos;if(this.syntaxDepth>=ee){this.error("maximum test group nesting depth exceeded",o);const h=this.tok.skipTestGroup();h<0&&this.error("expected ')' to close test group",this.tok.getPos());const d=h>=0?h:o,f=new ke("",o,o);return{type:"TestGroup",pos:o,end:d,expression:{type:"TestUnary",pos:o,end:o,operator:"-n",operand:f}}}this.syntaxDepth++;const a=this.parseTestOr();this.syntaxDepth--;const c=this.acceptEnd(u.RParen,p.TestMode);c<0&&this.error("expected ')' to close test group",this.tok.getPos());const l=c>=0?c:o;return{type:"TestGroup",pos:o,end:l,expression:a}}const e=this.tok.next(p.TestMode);(e.token===u.And||e.token===u.Or)&&this.unexpectedToken(e);const t=e.value,s=e.pos,i=e.end;if(e.keywordEligible&&Dn[t]===1){if(this.tok.peek(p.TestMode).token===u.Word){const a=this.readTestOperand();return{type:"TestUnary",pos:s,end:a.end,operator:t,operand:a}}this.error("expected operand after unary test operator",i);const o=new ke("",i,i);return{type:"TestUnary",pos:s,end:i,operator:t,operand:o}}const r=this.tok.peek(p.TestMode);if(r.token===u.Word&&r.keywordEligible&&Tn[r.value]===1){const o=this.tok.next(p.TestMode).value;let a;if(o==="=~"){const l=this.tok.readTestRegexWord();a=new ke(this.source.slice(l.pos,l.end),l.pos,l.end,this.source,Ei(this.tok.getSubstitutionContext()),this.depth)}else a=this.readTestOperand();const c=this.toWordFromPosEnd(e,s,i);return{type:"TestBinary",pos:s,end:a.end,operator:o,left:c,right:a}}const n=this.toWordFromPosEnd(e,s,i);return{type:"TestUnary",pos:s,end:n.end,operator:"-n",operand:n}}readTestOperand(){const e=this.tok.next(p.TestMode);return e.keywordEligible&&(e.value==="<"||e.value===">")&&this.error(`unexpected argument '${e.value}' to conditional operator`,e.pos),this.toWord(e)}functionDef(){const e=this.tok.next(p.CommandStart).pos,t=this.readWord(p.FunctionName);let s;if(this.tok.peek(p.CommandStart).token===u.LParen){const i=this.tok.next(p.CommandStart).pos;this.tok.peek(p.CommandStart).token===u.RParen?(this.tok.next(p.CommandStart),this.skipNewlines(p.CommandStart),s=this.commandAsBody()):s=this.withRedirects(this.subshellBody(i))}else this.skipNewlines(p.CommandStart),s=this.commandAsBody();return{type:"Function",pos:e,end:s.end,name:t,body:s}}simpleCommandOrFunction(e){const t=[],s=this.tok.peek(p.CommandStart).pos;let i=s,r=p.CommandStart;for(;;){const l=this.tok.peek(r).token;if(l===u.Assignment){const h=this.tok.next(r);i=h.end,t.push(this.parseAssignment(h))}else if(l===u.Redirect){const h=this.readRedirect(r);t.push(h),i=h.end}else break;r=p.CommandPrefix}if(this.tok.peek(p.Normal).token!==u.Word)return new Si(s,i,void 0,t,[]);const n=this.tok.next(p.Normal),o=n.keywordEligible?n.value:"",a=this.toWord(n);r=En(o)?p.Declaration:o==="eval"||o==="let"?p.EvalArgument:p.Normal,i=a.end;const c=[];if(e)for(;this.tok.peek(p.CommandPrefix).token===u.Assignment;){const l=this.tok.next(p.CommandPrefix),h=r===p.Declaration?this.parseAssignment(l):this.toWord(l);c.push(h),i=h.end}if(this.tok.peek(r).token===u.LParen&&c.length===0&&(this.tok.next(p.Normal),this.tok.peek(p.Normal).token===u.RParen)){this.tok.next(p.Normal),this.skipNewlines(p.CommandStart);const l=this.commandAsBody();return{type:"Function",pos:a.pos,end:l.end,name:a,body:l}}for(;;){const l=this.tok.peek(r).token;if(l===u.Word||l===u.Assignment){const h=this.tok.next(r),d=l===u.Assignment?this.parseAssignment(h):this.toWord(h);c.push(d),i=d.end}else if(l===u.Redirect){const h=this.readRedirect(r);c.push(h),i=h.end}else break}return new Si(s,i,a,t,c)}readRedirect(e){const t=this.tok.next(e),s=t.pos,i=t.end,r=t.fileDescriptor!==void 0?{type:"FileDescriptor",pos:s,end:t.descriptorEnd,value:t.fileDescriptor}:t.variableName!==void 0?{type:"FileDescriptorVariable",pos:s,end:t.descriptorEnd,name:t.variableName}:void 0,n=t.targetEnd>t.targetPos;if(n||this.error("expected redirect target",t.targetPos),t.value==="<<"||t.value==="<<-"){const a={type:"HereDoc",pos:s,end:i,operator:t.value,descriptor:r,delimiter:n?{type:"HereDocDelimiter",pos:t.targetPos,end:t.targetEnd,text:this.source.slice(t.targetPos,t.targetEnd),value:t.content??"",quoted:t.delimiterQuoted}:void 0,body:new An(this.source,i,t.delimiterQuoted,this.depth,this.tok.getSubstitutionContext()),closing:void 0};return n&&this.tok.registerHereDocTarget(a),a}const o=n?new ke(this.source.slice(t.targetPos,t.targetEnd),t.targetPos,t.targetEnd,this.source,Pt(this.tok.getSubstitutionContext()),this.depth):void 0;return t.value==="<<<"?{type:"HereString",pos:s,end:i,operator:"<<<",descriptor:r,target:o}:{type:"Redirect",pos:s,end:i,operator:Pn[t.value]??">",descriptor:r,target:o}}commandAsBody(){const e=this.command();return e&&e.type!=="Command"&&e.type!=="Function"&&e.type!=="Coproc"?e:(this.error("expected compound command as function body",e?.pos??this.tok.getPos()),this.makeCompoundList(e?[this.makeStatement(e)]:[]))}readWord(e){return this.toWord(this.tok.next(e))}readRequiredWord(e){const t=this.tok.peek(p.Normal);return t.token===u.Word?this.toWord(this.tok.next(p.Normal)):(t.token!==u.EOF&&this.error(`expected word after '${e}'`,t.pos),new ke("",t.pos,t.pos))}toWord(e){const t=e.raw?e.value:this.source.slice(e.pos,e.end),s=e.raw&&e.keywordEligible?void 0:this.source;return new ke(t,e.pos,e.end,s,s===void 0?Ai:Pt(this.tok.getSubstitutionContext()),this.depth)}toWordFromPosEnd(e,t,s){return e.pos===t&&e.end===s?this.toWord(e):new ke(this.source.slice(t,s),t,s,this.source,Pt(this.tok.getSubstitutionContext()),this.depth)}parseAssignment(e){const t=e.raw?e.value:this.source.slice(e.pos,e.end);return new yn(t,e.pos,e.end,this.source,e.assignmentOperatorPos,this.depth,this.tok.getSubstitutionContext())}makeCompoundList(e){const t=this.tok.getPos(),s=e.length>0?e[0].pos:t,i=e.length>0?e[e.length-1].end:t;return{type:"CompoundList",pos:s,end:i,commands:e}}};function $i(e){return Ti(e)}function Rn(e){const{commands:t,errors:s}=Ti(`: ${e}`),i=t[0]?.command;if(s!==void 0||t.length!==1||i?.type!=="Command")return null;const[r,...n]=i.suffix;return r?.type==="Word"&&n.length===0?r:null}function Tt(e,t){if(e.type==="CommandExpansion"||e.type==="ProcessSubstitution"||e.type==="ArithmeticCommandExpansion"){e.script!==void 0&&t(e.script);return}on(e,s=>Tt(s,t))}var $="\uFDD0",ve="\uFDD1",Y="\uFDD2",$t="\uFDD3",Wt="\uFDD4",Ve="\uFDD5",st="\uFDD6",Bn=/[\uFDD0\uFDD1]/,Ln=/[\uFDD0-\uFDD6]/,j=e=>Ln.test(e),pe=e=>!Bn.test(e),Wi=e=>e.replaceAll($,ve).replaceAll("*",Y).replaceAll("?",$t).replace(/\[(?=[^\]]+\])/g,Wt),Oi=e=>e.replaceAll(Y,"*").replaceAll($t,"?").replaceAll(Wt,"[");function Fn(e){const t={[Y]:"*",[$t]:"?",[Wt]:"[",[Ve]:"**",[st]:"*"};return e.replace(/[\uFDD0-\uFDD6]/g,s=>t[s]??"\u2026")}var Ni=e=>e.replace(/[\\*?[]/g,"\\$&").replace(/[\uFDD2\uFDD6]/g,"*").replaceAll($t,"?").replaceAll(Wt,"["),fe=e=>e==="."?Ve:`${e.replace(/\/+$/,"")}/${Ve}`,Ri=/^[A-Za-z]:(?:\/|$)/,mt=e=>e.startsWith("/")||Ri.test(e);function Qt(e,t){const s=mt(t)?t:`${e}/${t}`,i=Ri.exec(s)?.[0].replace(/\/$/,"")??"",r=[];for(const n of s.slice(i.length).split("/"))n===".."?r.pop():n!==""&&n!=="."&&r.push(n);return`${i}/${r.join("/")}`}function Le(e){const t=e.replace(/\/+$/,"");return t.slice(t.lastIndexOf("/")+1)}function Gt(e){const t=e.replace(/\/+$/,""),s=t.lastIndexOf("/");return s===-1?".":t.slice(0,s).replace(/\/+$/,"")||"/"}var In=/^\.?[.\uFDD2\uFDD3\uFDD4\uFDD6][.\uFDD2\uFDD3\uFDD6]*$|^\.\uFDD4/;function Mn(e,t){return e==="."||e===".."||!In.test(e)?!1:e.startsWith(".")?j(e):e.startsWith(st)&&!t}var ys=e=>/(?:^|\/)\.\.(?:\/|$)/.test(e);function Bi(e,t){const s=mt(t)?t:`${e}/${t}`;if(!pe(s))return"the path is known only when the command runs";const i=s.indexOf(Ve);if(i!==-1){if(ys(s.slice(i)))return"the path leads up from a folder that is not known";const a=Bi("/",s.slice(0,s.lastIndexOf("/",i)+1));return typeof a=="string"?a:{...a,recursive:!0}}const r=s.split("/");if(r.some((a,c)=>Mn(a,c===r.length-1)))return'the pattern may also match ".."';const n=Qt("/",s),o=j(n);return{path:o?Ni(n):n,glob:o,recursive:!1}}var Hn=/^(?:\/dev\/(?:null|zero|full|tty|stdin|stdout|stderr|random|urandom|fd\/\d+|tcp\/.*|udp\/.*)|\/proc\/self\/fd\/\d+)$/,Li=e=>Hn.test(e);function Xt({flags:e,values:t},s,i){e.add(s),t.set(s,[...t.get(s)??[],i])}function jn(e,t){const s=t.long?.split(" ")??[],i=r=>r.replace(/[=?]$/,"");return s.find(r=>i(r)===e)??s.find(r=>i(r).startsWith(e))??e}function qn(e,t,s,i){const r=e.replace(/^--?/,""),n=r.indexOf("="),o=jn(n===-1?r:r.slice(0,n),s),a=o.replace(/[=?]$/,"");return n!==-1?Xt(i,a,r.slice(n+1)):o.endsWith("=")&&t!==void 0?Xt(i,a,t):i.flags.add(a),n===-1&&o.endsWith("=")&&t!==void 0}function Un(e,t,s,i){for(let r=1;r<e.length;r+=1){const n=e.charAt(r),o=e.slice(r+1),a=s.values?.includes(n)===!0;if(a&&o===""&&t!==void 0)return Xt(i,n,t),!0;if(a&&o!==""||s.attached?.includes(n)===!0&&o!=="")return Xt(i,n,o),!1;i.flags.add(n)}return!1}function Vn(e,t,s,i){return e.startsWith("--")||s.singleDash===!0?qn(e,t,s,i):Un(e,t,s,i)}var Fi=e=>e.startsWith("-")&&e!=="-";function P(e,t){const s={flags:new Set,values:new Map,operands:[]};let i=!1;for(let r=0;r<e.length;r+=1){const n=e[r]??"";if(/^-?\uFDD1/.test(n)&&(i=!0),n==="--"||t.stopAtOperand===!0&&!Fi(n)){s.operands.push(...e.slice(n==="--"?r+1:r));break}Fi(n)?Vn(n,e[r+1],t,s)&&(r+=1):s.operands.push(n)}return{...s,mayHoldMore:i}}function N({values:e},...t){return t.flatMap(s=>e.get(s)??[])}var y=({flags:e},...t)=>t.some(s=>e.has(s)),Ii=8,K=(...e)=>({kind:"text",texts:e}),G=K($);function F(e){return{...e,variables:new Map(e.variables),functions:new Map(e.functions),aliases:new Map(e.aliases)}}function _e(e,t){Object.assign(e,t)}var As=(e,t)=>[...new Set([...e,...t])];function Mi(e,t){if(e===null||t===null)return null;const s=As(e,t);return s.length>Ii?null:s}function Hi(e,t){if(e===t)return e;if(e.kind==="array"||t.kind==="array")return e.kind===t.kind&&JSON.stringify(e)===JSON.stringify(t)?e:G;const s=As(e.texts,t.texts);return s.length>Ii||s.includes($)?G:K(...s)}function De(e,t){if(e.ended!==t.ended)return F(e.ended?t:e);const s=new Map;for(const n of new Set([...e.variables.keys(),...t.variables.keys()]))s.set(n,Hi(e.variables.get(n)??G,t.variables.get(n)??G));const i=new Map(e.functions);for(const[n,o]of t.functions)i.set(n,[...new Set([...e.functions.get(n)??[],...o])]);const r=JSON.stringify(e.positional)===JSON.stringify(t.positional);return{cwd:Mi(e.cwd,t.cwd),previousCwd:Mi(e.previousCwd,t.previousCwd),assumed:As(e.assumed,t.assumed),variables:s,exported:new Set([...e.exported,...t.exported]),positional:r?e.positional:null,functions:i,aliases:new Map([...e.aliases,...t.aliases]),ended:e.ended&&t.ended}}function zn(e,t){const s=De(e,t);for(const[i,r]of s.variables)JSON.stringify(r)!==JSON.stringify(e.variables.get(i))&&s.variables.set(i,G);return JSON.stringify(e.cwd)!==JSON.stringify(s.cwd)&&(s.cwd=null),s}function Qn(e,t){const s=i=>JSON.stringify([i.cwd,i.positional,[...i.variables].sort()]);return s(e)===s(t)}function Gn(e,t){const s=new Map;for(const[i,r]of e.variables){const n=e.exported.has(i)&&r.kind==="text";s.set(i,n?r:Hi(r,K("")))}return{...F(e),variables:s,positional:t,functions:new Map,aliases:new Map}}function Xn(e,t){return pe(e)?mt(e)?[Qt("/",e)]:t.cwd===null||ys(e)&&j(e+t.cwd.join(""))?null:t.cwd.map(s=>Qt(s,e)):null}function ze(e,t){const s=Xn(e,t);t.previousCwd=t.cwd,t.cwd=s}var ji=({args:e,state:t,shell:s})=>{const[i=$]=P(e,{}).operands.length>0?P(e,{}).operands:[s.context.home??$];if(e.includes("-")){const r=t.previousCwd;t.previousCwd=t.cwd,t.cwd=r}else t.variables.has("CDPATH")&&!/^\.{0,2}\//.test(i)?t.cwd=null:i!==""&&ze(i,t);return s.noteStep(`the directory is now ${t.cwd?.join(" or ")??"not known"}`),""},Jn=({args:e,state:t})=>{const[s]=e.filter(i=>i!=="-n");if(s===void 0||/^[+-]\d/.test(s)){const{cwd:i}=t;t.cwd=s===void 0?t.previousCwd:null,t.previousCwd=i}else ze(s,t);return""},Kn=({state:e})=>{const{cwd:t}=e;return e.cwd=e.previousCwd,e.previousCwd=t===e.previousCwd?t:null,""},Ot=({name:e,args:t,state:s})=>{const i=e==="export"||t.some(n=>/^-\w*x/.test(n)),r=t.flatMap(n=>/^([A-Za-z_]\w*)/.exec(n)?.[1]??[]);i&&(s.exported=new Set([...s.exported,...r]));for(const n of t){const[,o,a,c]=/^([A-Za-z_]\w*)(\+?)=(.+)$/s.exec(n)??[];o!==void 0&&c!==void 0&&s.variables.set(o,a==="+"?G:K(c))}return""},Zn=({args:e,state:t})=>{for(const s of e.filter(i=>!i.startsWith("-")))e.includes("-f")||t.variables.set(s,K("")),e.includes("-v")||t.functions.delete(s);return""};function Yn(e){if(e===null)return[$];const t=e.split(`
`).filter(s=>s!=="");return t.length===0||t.length>8?[$]:t}var eo=({args:e,state:t,input:s})=>{const i=P(e,{values:"adinNptu"}),r=[...i.operands,...N(i,"a")],n=Yn(s),o=r.length===1&&!y(i,"a","n","N","d","u");for(const a of r)t.variables.set(a,o?K(...n.map(c=>c.trim())):G);return r.length===0&&t.variables.set("REPLY",K(...n)),""},qi=({args:e,state:t,input:s})=>{const i=P(e,{values:"CcdnOsu"}),r=i.operands[0]??"MAPFILE",n=s!==null&&y(i,"t")&&!y(i,"d","s","n","O","u");return t.variables.set(r,n?{kind:"array",items:s.replace(/\n$/,"").split(`
`)}:G),""},to=({args:e,state:t})=>{const s=e.indexOf("--");return s!==-1?t.positional=e.slice(s+1):e.length>0&&!/^[-+]/.test(e[0]??"")&&(t.positional=e),""},so=({args:e,state:t})=>{const s=Number(e[0]??"1");return t.positional=t.positional===null||Number.isNaN(s)?null:t.positional.slice(s),""},io=({args:e,state:t})=>{for(const s of e){const[,i,r]=/^([^=]+)=(.*)$/s.exec(s)??[];i!==void 0&&r!==void 0&&t.aliases.set(i,r)}return""},ro=({args:e,state:t,input:s,shell:i})=>{const[r,...n]=e.filter(o=>o!=="--");return r===void 0||n.length===0||/^-/.test(r)||(Es(r,{state:F(t),input:s,shell:i}),j(r)||i.defer(r)),""};function Es(e,{state:t,input:s,shell:i}){return j(e)?(i.doubt(e,"the code it runs is known only when the command runs"),null):i.runText(e,t,s)}var no=({args:e,state:t,input:s,shell:i})=>{const r=e[0]==="--"?e.slice(1):e;return r.length===0?"":Es(r.join(" "),{state:t,input:s,shell:i})},Ui=({args:e,state:t,input:s,shell:i,name:r})=>{const[n=""]=e[0]==="--"?e.slice(1):e;return n==="/dev/stdin"&&s!==null?Es(s,{state:t,input:null,shell:i}):((/^\/(?:dev|proc)\//.test(n)||!/[^\uFDD0\uFDD1]/.test(n))&&i.doubt([r,...e].join(" "),"it runs what another command prints"),null)},oo=({state:e})=>(e.ended=!0,""),Vi=({args:e,state:t})=>{for(const s of e){const i=/^([A-Za-z_]\w*)/.exec(s)?.[1];i!==void 0&&t.variables.set(i,G)}return""},ao={cd:ji,chdir:ji,pushd:Jn,popd:Kn,export:Ot,declare:Ot,typeset:Ot,local:Ot,readonly:Ot,unset:Zn,read:eo,mapfile:qi,readarray:qi,set:to,shift:so,alias:io,unalias:({args:e,state:t})=>{for(const s of e)t.aliases.delete(s);return""},trap:ro,eval:no,source:Ui,".":Ui,exit:oo,getopts:e=>Vi({...e,args:e.args.slice(1)}),let:Vi},vt={writes:["path","literalpath"],positions:["path","value"]},_s={writes:["path","literalpath","filepath"],positions:["path"]},Ss={"set-content":vt,"add-content":vt,"clear-content":vt,"out-file":{writes:["filepath","literalpath","path"],positions:["filepath"]},"tee-object":{writes:["filepath","literalpath","path"],positions:["filepath"],isOptional:!0},"new-item":{writes:["path"],positions:["path"]},mkdir:{writes:["path"],positions:["path"]},"remove-item":{...vt,recursive:!0},"copy-item":{writes:["destination"],positions:["path","destination"],recursive:!0},"move-item":{writes:["path","literalpath","destination"],positions:["path","destination"],recursive:!0},"rename-item":{writes:["path","literalpath","newname"],positions:["path","newname"],recursive:!0},"set-item":vt,"clear-item":vt,"set-itemproperty":{writes:["path","literalpath"],positions:["path"]},"set-acl":{writes:["path","literalpath"],positions:["path"]},"export-csv":_s,"export-clixml":_s,"export-alias":_s,"export-modulemember":{writes:[],positions:[]},"invoke-webrequest":{writes:["outfile"],positions:["uri"],isOptional:!0},"invoke-restmethod":{writes:["outfile"],positions:["uri"],isOptional:!0},"start-bitstransfer":{writes:["destination"],positions:["source","destination"]},"expand-archive":{writes:["destinationpath"],positions:["path","destinationpath"],recursive:!0},"compress-archive":{writes:["destinationpath"],positions:["path","destinationpath"]},"start-transcript":{writes:["path","literalpath"],positions:["path"]},"new-temporaryfile":{writes:[],positions:[]}},zi={sc:"set-content",ac:"add-content",clc:"clear-content",ni:"new-item",md:"mkdir",ri:"remove-item",rm:"remove-item",del:"remove-item",erase:"remove-item",rd:"remove-item",rmdir:"remove-item",cp:"copy-item",copy:"copy-item",cpi:"copy-item",mv:"move-item",move:"move-item",mi:"move-item",ren:"rename-item",rni:"rename-item",tee:"tee-object",epcsv:"export-csv",si:"set-item",cli:"clear-item",sp:"set-itemproperty",iwr:"invoke-webrequest",wget:"invoke-webrequest",curl:"invoke-webrequest",irm:"invoke-restmethod",iex:"invoke-expression",saps:"start-process",start:"start-process",cd:"set-location",sl:"set-location",chdir:"set-location",pushd:"push-location",popd:"pop-location"},co=new Set("force recurse append noclobber nonewline passthru confirm whatif verbose debug notypeinformation usequotes asbytestream wait nonewwindow usebasicparsing update includehidden container usetransaction asjob noprofile noninteractive nologo noexit sta mta".split(" "));function Qi(e,{state:t,shell:s}){return e.replace(/\$(?:\{([^}]*)\}|\([^()]*\)|([A-Za-z_][\w:]*)|[?$^])/g,(i,r,n)=>{const o=(r??n??"").toLowerCase();if(o==="home"||o==="env:userprofile"||o==="env:home")return s.context.home?.replaceAll("\\","/")??$;if(o==="pwd")return t.cwd?.length===1?t.cwd[0]??$:$;if(o==="null")return"/dev/null";const a=t.variables.get(o);return a?.kind==="text"&&a.texts.length===1?a.texts[0]??$:$})}var lo=/^(?:hk\w+|env|variable|function|alias|cert|wsman|registry::.*|microsoft\.powershell\.core\\registry::.*):/i;function ct(e,t,s,i=!1){if(lo.test(t)||/^nul$/i.test(t))return;const{shell:r,state:n}=e,o=t.replace(/^microsoft\.powershell\.core\\filesystem::|^filesystem::/i,"").replaceAll("\\","/"),a=o==="~"||o.startsWith("~/"),c=r.context.home?.replaceAll("\\","/")??$;r.write(n,Wi(a?c+o.slice(1):o),s,{recursive:i})}function Ps(e){const t=new Map,s=[];for(let i=0;i<e.length;i+=1){const{text:r="",isQuoted:n=!1}=e[i]??{},[,o="",a]=(n?null:/^-([A-Za-z]\w*)(?::(.*))?$/s.exec(r))??[];if(o==="")s.push(r);else{const c=o.toLowerCase(),l=a===void 0&&!co.has(c);t.set(c,[...t.get(c)??[],a??(l?e[i+1]?.text??$:"")]),l&&(i+=1)}}return{named:t,operands:s}}function it(e,{named:t}){return[...t].flatMap(([s,i])=>s===e||e.startsWith(s)?i:[])}function ho(e,t,s,i,r){const n=Ps(i),o=f=>it(f,n).length>0||f==="path"&&it("literalpath",n).length>0,a=s.positions.filter(f=>!o(f)),c=n.operands.flatMap((f,w)=>s.writes.includes(a[Math.min(w,a.length-1)]??"")?[f]:[]),l=[...s.writes.flatMap(f=>it(f,n)),...c];if(n.named.has("whatif"))return;const h=t==="new-item"?it("name",n):[];for(const f of l){for(const w of h)ct(e,`${f}/${w}`,t);h.length>0||ct(e,f,t,s.recursive===!0)}for(const f of l.length===0?h:[])ct(e,f,t);const[d]=n.operands;if(t==="rename-item"&&d!==void 0&&pe(d))for(const f of l.slice(-1))ct(e,`${Gt(d.replaceAll("\\","/"))}/${Le(f)}`,t);t==="remove-item"&&[...n.named.keys()].some(f=>"recurse".startsWith(f))&&e.shell.noteIrreversible("Remove-Item -Recurse"),l.length===0&&h.length===0&&(r||s.isOptional!==!0)&&s.writes.length>0&&s.isOptional!==!0&&e.shell.doubt(`${t} ${i.map(({text:f})=>f).join(" ")}`,"its target comes from the pipeline or is asked for")}function uo(e,t){e.isRedirecting&&e.redirects.push($),(e.words.length>0||e.redirects.length>0)&&e.commands.push({words:e.words,redirects:e.redirects,isPiped:e.isPiped}),Object.assign(e,{words:[],redirects:[],isPiped:t,isRedirecting:!1})}function Jt(e,t){e.isRedirecting?e.redirects.push(t.text):e.words.push(t),e.isRedirecting=!1}function po(e,t,s){const i=e.charAt(t);let r="",n=t+1;for(;n<e.length;){const o=e.charAt(n);if(o==="`"&&i==='"')r+=e.charAt(n+1)==="$"?"\uFFFF":e.charAt(n+1),n+=2;else if(o===i&&e.charAt(n+1)===i)r+=i,n+=2;else{if(o===i)break;r+=o,n+=1}}return{text:(i==='"'?s(r):r).replaceAll("\uFFFF","$"),to:n+1}}var fo=/^(?:`[\s\S]|\$\{[^}]*\}|\$\([^()]*\)|[^\s;|&(){}'"`,<>#]|(?<=\S)#)+/;function mo(e,t,s,i){const r=e.slice(t,t+3);if(/^@["']\r?\n?/.test(r)&&/^@["']\s*$/m.test(e.slice(t,t+3))){const n=e.indexOf(`
${r.charAt(1)}@`,t),o=e.slice(e.indexOf(`
`,t)+1,n===-1?void 0:n);return Jt(s,{text:r.charAt(1)==='"'?i(o):o,isQuoted:!0}),n===-1?e.length:n+3}return r.startsWith("<#")?e.indexOf("#>",t)===-1?e.length:e.indexOf("#>",t)+2:r.startsWith("#")?e.indexOf(`
`,t)===-1?e.length:e.indexOf(`
`,t):/^`\r?\n/.test(r)?t+r.indexOf(`
`)+1:null}function vo(e,t,s){const i=/^[*1-6]?>>?(&[12])?/.exec(e.slice(t,t+6));return i===null||/^[*1-6]/.test(i[0])&&/\S/.test(e.charAt(t-1))?null:(s.isRedirecting=i[1]===void 0,t+i[0].length)}function go(e,t,s,i){let r=t,n="";const o=/^['"]/.test(e.charAt(t));for(;r<e.length;){if(/['"]/.test(e.charAt(r))){const c=po(e,r,i);n+=c.text,r=c.to;continue}const a=fo.exec(e.slice(r,r+4e3))?.[0]??"";if(a==="")break;n+=i(a.replace(/`([\s\S])/g,"$1")),r+=a.length}return Jt(s,{text:n,isQuoted:o}),r}function Gi(e,t,s){const i={commands:[],words:[],redirects:[],isPiped:!1,isRedirecting:!1};let r=0;const n=o=>{uo(i,o);for(const a of i.commands.splice(0))s(a)};for(;r<e.length;){const o=e.charAt(r),a=mo(e,r,i,t)??vo(e,r,i);if(a!==null)r=a;else if(o==="("&&i.words.length>0){Jt(i,{text:$,isQuoted:!1});const{words:c,redirects:l,isPiped:h}=i,d=xo(e,r);Gi(e.slice(r+1,d),t,s),Object.assign(i,{words:c,redirects:l,isPiped:h}),r=d+1}else if(/[;\n(){}&|]/.test(o)){const c=o==="|"&&e.charAt(r+1)!=="|"&&e.charAt(r-1)!=="|";n(c),o==="&"&&e.charAt(r+1)!=="&"&&Jt(i,{text:"&",isQuoted:!1}),r+=1}else/[\s,`<]/.test(o)?r+=1:r=Math.max(r+1,go(e,r,i,t))}n(!1)}function xo(e,t){let s=0;for(let i=t;i<e.length;i+=1)if(e.charAt(i)==="("?s+=1:e.charAt(i)===")"&&(s-=1),s===0)return i;return e.length}var Xi=500,wo=8;function Ji(e,t,s){j(t)||e.depth>=wo?e.shell.doubt(s,"the code it runs is known only when the command runs"):Ki({...e,depth:e.depth+1},t)}function bo(e,t,s){const i=t.findIndex(({text:n})=>/^-(?:c|co\w*|e|en\w*|ec|f|fi\w*)$/i.test(n)),r=t[i]?.text.toLowerCase()??"";/^-e/.test(r)?e.shell.doubt(s,"its code is encoded"):/^-c/.test(r)&&Ji(e,t.slice(i+1).map(({text:n})=>n).join(" "),s)}var ko=/>|\b(?:del|erase|copy|xcopy|robocopy|move|ren|rename|mkdir|md|rmdir|rd|mklink|attrib|icacls)\b/i;function Co(e,t){const s=Ps(t);for(const o of["redirectstandardoutput","redirectstandarderror"])for(const a of it(o,s))ct(e,a,"start-process");const i=it("filepath",s)[0]??s.operands[0]??$,n=[...it("argumentlist",s),...it("args",s),...s.operands.filter(o=>o!==i)].flatMap(o=>o.split(/\s+/).map(a=>({text:a,isQuoted:!1})));Ds(e,[{text:i,isQuoted:!0},...n],!1)}var yo=new Set(["set-location","push-location"]);function Ds(e,t,s){const[i,...r]=t;if(i===void 0)return;const{shell:n,state:o}=e;if(i.text==="&"||i.text===".")return r.length>0?Ds(e,r,s):void 0;const a=i.text.toLowerCase(),c=Object.hasOwn(zi,a)?zi[a]??a:a;if(j(c))return n.doubt(t.map(({text:l})=>l).join(" "),"which program runs is known only when the command runs");if(Object.hasOwn(Ss,c)&&Ss[c]!==void 0)return ho(e,c,Ss[c],r,s);Ao(e,c,r,s)||n.runWords([i.text.replaceAll("\\","/"),...r.map(({text:l})=>l)],F(o),null)}function Ao(e,t,s,i){const{shell:r,state:n}=e,o=s.map(({text:c})=>c),a=[t,...o].join(" ");if(yo.has(t))ze(Eo(Ps(s).operands[0]??$,e),n);else if(t==="pop-location")Object.assign(n,{cwd:n.previousCwd,previousCwd:null});else if(t==="invoke-expression")Ji(e,i?$:o.filter(c=>!/^-command$/i.test(c)).join(" "),a);else if(t==="start-process")Co(e,s);else if(/^(?:powershell|pwsh)(?:\.exe)?$/.test(t))bo(e,s,a);else if(/^cmd(?:\.exe)?$/.test(t))ko.test(a)&&r.doubt(a,"commands of cmd are not read");else if(t==="new-object")/streamwriter|filestream|webclient/i.test(a)&&r.doubt(a,"it may open a file to write");else return!1;return!0}var Eo=(e,{shell:t})=>e.replaceAll("\\","/").replace(/^~(?=\/|$)/,t.context.home?.replaceAll("\\","/")??$);function _o({words:e},{state:t},s){const[,i]=/^\$([A-Za-z_]\w*)$/.exec(s)??[];if(i===void 0||!/^[+]?=$/.test(e[1]?.text??""))return!1;const r=e.length===3&&e[1]?.text==="="&&e[2]?.isQuoted===!0;return t.variables.set(i.toLowerCase(),K(r?e[2]?.text??$:$)),!0}var So=/\[(?:System\.)?IO\.(?:File|Directory|FileInfo|DirectoryInfo|StreamWriter|FileStream|Compression\.\w+)\]::(\w+)\s*\(\s*(?:'([^']*)'|"([^"$`]*)")?/gi,Po=/^(?:read|exists|get|enumerate|open(?:read|text)$|resolve)/i;function Do(e,t){for(const[s,i="",r,n]of t.matchAll(So)){if(Po.test(i))continue;const o=r??n,a=!/^(?:move|copy|replace|extract|create(?:from|symbolic))/i.test(i);o===void 0||!a?e.shell.doubt(s,"its target is not read"):ct(e,o,`[IO.File]::${i}`,/^delete/i.test(i))}}var To=/^(?:if|else|elseif|foreach|for|while|do|switch|try|catch|finally|return|function|param|in|until|begin|process|end|throw|class|using)$/i;function Ki(e,t){Do(e,t),/\.(?:CopyTo|MoveTo|Delete|DownloadFile|OpenWrite|AppendText|CreateText)\s*\(/i.test(t)&&e.shell.doubt(t,"a method may write"),Gi(t,i=>/^\$[A-Za-z_]\w*$/.test(i)?`\uFDD7${i}`:Qi(i,e),i=>{if(e.budget.left-=1,e.budget.left<0)return e.shell.doubt("the rest of the command",`more than ${Xi} commands to follow`);const r=i.words[0]?.text.replace("\uFDD7","")??"",n=a=>a.startsWith("\uFDD7")?Qi(a.slice(1),e):a;for(const a of i.redirects)ct(e,n(a),"redirect");if(_o(i,e,r))return;const o=i.words.map(a=>({...a,text:n(a.text)}));o.length===1&&(o[0]?.isQuoted===!0||/^[$\d[@\uFDD0]/.test(r))||To.test(r)||/^[$[@\uFDD0]/.test(r)||o[0]?.isQuoted!==!0&&Ds(e,o,i.isPiped)})}function $o(e,t,s){Ki({shell:s,state:t,budget:{left:Xi},depth:0},e)}function Wo(e,t){return t==="all"?e:t==="first"?e.slice(0,1):t==="second"?e.slice(1,2):t==="rest"?e.slice(1):t==="last"&&e.length>1?e.slice(-1):[]}function Oo(e,t,s){const[i]=t.only??[],r=l=>l.length===1||t.singleDash===!0?"-":"--",n=i===void 0?e:`${e} ${r(i)}${i}`,a=t.only===void 0||y(s,...t.only)?Wo(s.operands,t.targets):[],c=(t.outputs??[]).flatMap(l=>N(s,l).map(h=>[h,`${e} ${r(l)}${l}`]));return[...a.map(l=>[l,n]),...c]}function No(e){return({name:t,args:s,state:i,shell:r})=>{const n=P(s,e);if(y(n,...e.except??[]))return null;const o=e.recursive===!0||y(n,...e.recursive??[]);for(const[a,c]of Oo(t,e,n))a!=="-"&&r.write(i,a,c,{recursive:o});return null}}function Ts(e){return Object.fromEntries(Object.entries(e).map(([t,s])=>[t,No(s)]))}var Ro="file= directory= extract get create append update list delete concatenate catenate diff compare to-stdout to-command= use-compress-program= checkpoint-action= info-script= listed-incremental= remove-files absolute-names one-top-level? transform= xform= strip-components= exclude= exclude-from= files-from= owner= group= mode= format= newer= rsh-command= new-volume-script= index-file=",Zi="fCbTXgILVNFKH";function Bo(e){const[t="",...s]=e;if(t.startsWith("-")||!/^[A-Za-z]+$/.test(t))return e;const i=[];let r=0;for(const n of t)i.push(`-${n}`),Zi.includes(n)&&(i.push(s[r]??""),r+=1);return[...i,...s.slice(r)]}function Yi(e){return N(e,"C","directory").reduce((s,i)=>i.startsWith("/")||j(i)||s===""?i:`${s}/${i}`,"")||"."}function Lo({state:e,shell:t,input:s},i){const r=N(i,"checkpoint-action").filter(o=>o.startsWith("exec=")),n=[...N(i,"to-command","info-script","new-volume-script","F","use-compress-program","I","rsh-command"),...r.map(o=>o.slice(5))];for(const o of n)j(o)?t.doubt(o,"tar runs it"):t.runText(o,e,s)}var $s=e=>{const{state:t,shell:s}=e,i=P(Bo(e.args),{values:Zi,long:Ro});Lo(e,i);for(const r of N(i,"g","listed-incremental","index-file"))s.write(t,r,"tar");return y(i,"x","extract","get")?(Io(e,i),null):(Fo.some(r=>y(i,r))&&Mo(e,i),null)},Fo=["c","create","r","append","u","update","A","catenate","concatenate","delete"];function Io({state:e,shell:t,args:s},i){if(y(i,"O","to-stdout","to-command"))return;t.write(e,fe(Yi(i)),"tar -x"),y(i,"P","absolute-names","transform","xform")&&t.doubt(`tar ${s.join(" ")}`,"names in the archive may lead anywhere")}function Mo({state:e,shell:t},s){for(const r of N(s,"f","file"))r!=="-"&&t.write(e,r,"tar -c");if(!y(s,"remove-files"))return;const i=Yi(s);for(const r of s.operands)t.write(e,mt(r)?r:`${i}/${r}`,"tar --remove-files",{recursive:!0})}var Ho=({args:e,state:t,shell:s})=>{const i=P(e,{values:"dPx"});if(y(i,"l","p","t","Z","z","v","c","h")||i.operands.length===0)return null;const[r="."]=N(i,"d");return s.write(t,fe(r),"unzip"),y(i,":")&&s.doubt(`unzip ${e.join(" ")}`,"names in the archive may lead anywhere"),null},jo=({args:e,state:t,shell:s})=>{const i=P(e,{values:"bnOPtxi",long:"out= output-file="}),[r,...n]=i.operands,o=N(i,"O","out","output-file");for(const a of o.length>0?o:r===void 0?[]:[r])a!=="-"&&(s.write(t,a,"zip"),/\.[^/]*$/.test(a)||s.write(t,`${a}.zip`,"zip"));if(y(i,"m"))for(const a of n)s.write(t,a,"zip -m",{recursive:!0});return null},Ws=({name:e,args:t,state:s,shell:i})=>{const[r="",...n]=t,o=n.find(c=>!c.startsWith("-")),a=n.find(c=>c.startsWith("-o"))?.slice(2)??".";return r==="x"||r==="e"?i.write(s,fe(a),e):/^[adu]$|^rn$/.test(r)&&o!==void 0&&i.write(s,`${o}${/\.[^/]*$/.test(o)?"":Y}`,e),null},qo=({args:e,state:t,shell:s})=>{const i=P(e,{values:"OFDIEHCM",long:"file= directory= extract create pass-through list to-stdout"}),[r="."]=N(i,"D","directory");if(y(i,"i","extract")&&!y(i,"t","list","to-stdout")&&(s.write(t,fe(r),"cpio -i"),y(i,"no-absolute-filenames")||s.doubt(`cpio ${e.join(" ")}`,"names in the archive may lead anywhere")),y(i,"o","create"))for(const n of N(i,"O","F","file"))s.write(t,n,"cpio -o");if(y(i,"p","pass-through"))for(const n of i.operands)s.write(t,fe(n),"cpio -p");return null},Uo={...Ts({ar:{targets:"second",except:["t","p"]},unrar:{targets:"last"}}),tar:$s,gtar:$s,bsdtar:$s,unzip:Ho,zip:jo,"7z":Ws,"7za":Ws,"7zz":Ws,cpio:qo},Vo={tee:{targets:"all",long:"append ignore-interrupts output-error?"},sponge:{targets:"all"},touch:{targets:"all",values:"drtA",long:"date= reference= time="},mkfifo:{targets:"all",values:"m",long:"mode="},mknod:{targets:"first",values:"m",long:"mode="},rmdir:{targets:"all"},unlink:{targets:"all"},shred:{targets:"all",values:"ns",long:"iterations= size= random-source="},trash:{targets:"all",recursive:!0},"trash-put":{targets:"all",recursive:!0},truncate:{targets:"all",values:"sr",long:"size= reference="},fallocate:{targets:"all",values:"lo",long:"length= offset="},setfacl:{targets:"all",values:"mxMX",recursive:["R","recursive"]},rename:{targets:"rest",except:["n","nono"]},ed:{targets:"all",values:"p"},ex:{targets:"all",values:"cS"},vi:{targets:"all",values:"cS"},vim:{targets:"all",values:"cSsw"},nvim:{targets:"all",values:"cSsw"},nano:{targets:"all"},emacs:{targets:"all",long:"eval= batch"},logsave:{targets:"first"},"ssh-keygen":{values:"tbCfNPlmEyeIsnVOR",outputs:["f"],except:["l","F","y"]},sqlite3:{targets:"first",singleDash:!0,long:"cmd= init= separator=",except:["readonly"]}},Kt=({name:e,args:t,state:s,shell:i})=>{const r=e==="chmod"?t.filter(a=>!/^-[rwxXst]+$/.test(a)):t,n=P(r,{long:"reference= recursive from="}),o=y(n,"reference")||r.length<t.length;for(const a of n.operands.slice(o?0:1))i.write(s,a,e,{recursive:y(n,"R","recursive")});return""};function Os({name:e,state:t,shell:s},i){s.write(t,i,e);for(const{index:r}of i.matchAll(/(?<=[^./])\/\.\.(?=\/|$)/g))s.write(t,i.slice(0,r),e)}var zo=e=>{const{operands:t}=P(e.args,{values:"m",long:"mode= parents verbose"});for(const s of t)Os(e,s);return""},Qo=({args:e,state:t,shell:s})=>{const i=P(e,{long:"recursive force interactive? dir preserve-root? no-preserve-root one-file-system verbose help version"}),r=y(i,"r","R","recursive"),n=y(i,"f","force");r&&i.operands.length>0&&s.noteIrreversible(n?"rm -rf":"rm -r");for(const o of i.operands)s.write(t,o,"rm",{recursive:r});return""},Go=({args:e,state:t,shell:s})=>{for(const i of e)i.startsWith("of=")&&s.write(t,i.slice(3),"dd of=");return null},Xo=({name:e,args:t,state:s,shell:i})=>{const r=P(t,{values:"SbTMLo",long:"suffix= stdout to-stdout list test recursive keep decompress"});if(y(r,"c","stdout","to-stdout","l","list","t","test"))return null;for(const n of N(r,"o"))i.write(s,n,`${e} -o`);for(const n of r.operands){if(n==="-")continue;i.write(s,n,e,{recursive:y(r,"r","recursive")});const o=/^un|^gun|^bun/.test(e)||y(r,"d","decompress");i.write(s,o?n.replace(/\.[a-zA-Z0-9]+$/,""):`${n}.${Y}`,e)}return null},Jo=Object.fromEntries(["gzip","gunzip","bzip2","bunzip2","xz","unxz","lzma","unlzma","zstd","unzstd","lz4","compress","uncompress","pigz","brotli"].map(e=>[e,Xo])),Ko={...Ts(Vo),...Jo,chmod:Kt,chown:Kt,chgrp:Kt,chattr:Kt,mkdir:zo,rm:Qo,dd:Go},Zt="target-directory= suffix= backup? no-target-directory parents recursive archive symbolic mode= owner= group= directory";function er({name:e,state:t,shell:s},{sources:i,target:r,isFolder:n,isFile:o,recursive:a}){if(Le(r).includes(st))return s.write(t,fe(Gt(r)),e);if(n||s.write(t,r,e,{recursive:a}),o)return;const c=r.replace(/\/+$/,"")||"/";for(const l of i){const h=Le(l);pe(h)&&h!==""&&!/^\.{1,2}$/.test(h)&&!h.includes(st)?s.write(t,`${c==="/"?"":c}/${h}`,e,{recursive:a}):s.write(t,fe(c),e)}}var Zo=e=>/(?:^|\/)\.{0,2}$/.test(e);function tr(e,t){const[s]=N(e,"t","target-directory").slice(-1);if(s!==void 0)return{sources:e.operands,target:s,isFolder:!0,isFile:!1,recursive:t};const i=e.operands.slice(0,-1),r=e.operands.at(-1);if(r===void 0||i.length===0)return null;const n=y(e,"T","no-target-directory");return{sources:i,target:r,isFolder:!n&&(i.length>1||Zo(r)),isFile:n,recursive:t}}function Yo({name:e,args:t,shell:s},i){i.mayHoldMore&&s.doubt([e,...t].join(" "),"words known only when the command runs may name another target")}function Yt(e,t,s){Yo(e,t);const i=tr(t,s);i!==null&&(er(e,y(t,"parents")?{...i,recursive:!0}:i),y(t,"parents")&&e.shell.write(e.state,fe(i.target),e.name),y(t,"b","backup","S","suffix")&&(e.shell.write(e.state,`${i.target.replace(/\/+$/,"")}${Y}`,e.name),i.isFile||e.shell.write(e.state,fe(i.target),e.name)))}var Ns=e=>{const t=P(e.args,{values:"tS",long:Zt});return Yt(e,t,y(t,"r","R","a","recursive","archive")),""},sr=e=>{const t=P(e.args,{values:"tS",long:Zt});Yt(e,t,!0);const s=y(t,"t","target-directory")?t.operands:t.operands.slice(0,-1);for(const i of s)e.shell.write(e.state,i,"mv",{recursive:!0});return""},ir=e=>{const t=P(e.args,{values:"tSmog",long:Zt});if(y(t,"d","directory"))for(const i of t.operands)Os(e,i);else Yt(e,t,!1);const[s]=y(t,"D")?t.operands.slice(-1):[];return s!==void 0&&Os(e,s),""},rr=e=>{const t=P(e.args,{values:"tS",long:Zt}),[s,...i]=t.operands;if(s!==void 0&&i.length===0&&!y(t,"t","target-directory")){const r=Le(s);e.shell.write(e.state,pe(r)?r:s,"ln")}else Yt(e,t,!1);return""},Rs=e=>/^[^/]+:/.test(e),ea=e=>{const t=P(e.args,{values:"cDFiJloPSX"}),s=tr(t,y(t,"r"));return s===null||Rs(s.target)||er(e,s),null},ta=e=>{const s=P(e.args,{values:"efBTM",long:"dry-run rsh= exclude= include= filter= exclude-from= include-from= files-from= backup-dir= suffix= log-file= temp-dir= compare-dest= copy-dest= link-dest= chmod= chown= partial-dir= write-batch= bwlimit= max-size= min-size= timeout= rsync-path= info= remove-source-files"});if(y(s,"n","dry-run","list-only"))return null;for(const r of N(s,"log-file","backup-dir","write-batch"))e.shell.write(e.state,r,"rsync",{recursive:!0});const i=s.operands.at(-1);if(i===void 0||s.operands.length<2)return null;if(y(s,"remove-source-files"))for(const r of s.operands.slice(0,-1))Rs(r)||e.shell.write(e.state,r,"rsync",{recursive:!0});return Rs(i)||e.shell.write(e.state,i,"rsync",{recursive:!0}),null},sa={cp:Ns,gcp:Ns,mv:sr,gmv:sr,install:ir,ginstall:ir,ln:rr,link:rr,scp:ea,rsync:ta,ditto:Ns},ia="AbcCdDeEFhHKmoPQrtTuUwxXyYzs".replace("s",""),ra="output= output-dir= remote-name remote-name-all remote-header-name dump-header= cookie-jar= trace= trace-ascii= stderr= etag-save= hsts= alt-svc= libcurl= config= request= data= data-raw= data-binary= data-urlencode= json= header= user= user-agent= url= max-time= connect-timeout= retry= retry-delay= form= cookie= write-out= proxy= cacert= cert= key= upload-file= referer= range= resolve= etag-compare= location silent show-error fail head include insecure verbose compressed create-dirs",na=["o","output","D","dump-header","c","cookie-jar","trace","trace-ascii","stderr","etag-save","hsts","alt-svc","libcurl"];function Bs(e){const t=e.replace(/^[a-z]+:\/\//i,"").replace(/[?#].*$/s,""),s=t.includes("/")?Le(t):"";return s===""||j(s)?Y:s}var oa=({args:e,state:t,shell:s})=>{const i=P(e,{values:ia,long:ra}),[r="."]=N(i,"output-dir").slice(-1);for(const n of na)for(const o of N(i,n)){if(o==="-")continue;const a=o.replace(/#\d+/g,Y),c=r!=="."&&(n==="o"||n==="output")&&!a.startsWith("/");s.write(t,c?`${r}/${a}`:a,`curl ${n.length===1?"-":"--"}${n}`)}if(y(i,"O","remote-name","remote-name-all")){const n=[...i.operands,...N(i,"url")],o=y(i,"J","remote-header-name")?[Y]:n.map(Bs);for(const a of o)s.write(t,`${r}/${a}`,"curl -O")}return y(i,"K","config")&&s.doubt(`curl ${e.join(" ")}`,"its options come from a file"),null},aa="output-document= directory-prefix= output-file= append-output= save-cookies= warc-file= spider recursive mirror page-requisites input-file= execute= header= user-agent= tries= timeout= post-data= post-file= method= body-data= level= accept= reject= load-cookies= user= password= wait= limit-rate= domains= no-check-certificate quiet content-disposition trust-server-names",ca=({args:e,state:t,shell:s})=>{const i=P(e,{values:"OPoaietTUlADRXIQwB",long:aa});for(const c of N(i,"o","output-file","a","append-output","save-cookies"))c!=="-"&&s.write(t,c,"wget -o");if(y(i,"spider","version","help","V","h"))return null;const r=N(i,"O","output-document");if(r.length>0){for(const c of r)c!=="-"&&s.write(t,c,"wget -O");return null}const[n="."]=N(i,"P","directory-prefix").slice(-1),o=y(i,"r","recursive","m","mirror","p","page-requisites","x","force-directories","i","input-file"),a=y(i,"content-disposition","trust-server-names");if(o)s.write(t,fe(n),"wget");else for(const c of i.operands)s.write(t,`${n}/${a?"":Bs(c)}${Y}`,"wget");return null},la=({args:e,state:t,shell:s})=>{const i=P(e,{values:"odlis",long:"out= dir= log="}),[r="."]=N(i,"d","dir"),n=N(i,"o","out");for(const o of n.length>0?n:i.operands.map(Bs))s.write(t,`${r}/${o}`,"aria2c");for(const o of N(i,"l","log"))o!=="-"&&s.write(t,o,"aria2c");return null},ha={curl:oa,wget:ca,aria2c:la},ua=/^[-(!,)]/,da=64;function pa(e){let t=0;for(;/^-(?:[HLP]+|O\d)$/.test(e[t]??"")||e[t]==="-D";)t+=e[t]==="-D"?2:1;let s=t;for(;s<e.length&&!ua.test(e[s]??"");)s+=1;const i=e.slice(t,s);return{roots:i.length>0?i:["."],expression:e.slice(s)}}function nr({roots:e,expression:t}){const s=Number(t[t.indexOf("-mindepth")+1]??"0"),i=/^[fl]$/.test(t[t.indexOf("-type")+1]??""),r=t.some(c=>c==="-o"||c==="-or"||c==="!"||c==="-not"),n=t[t.indexOf("-name")+1]??"",o=t.includes("-name")&&/[.*]/.test(n)&&n!=="*",a=t.includes("-mindepth")&&s>0||!r&&(o||t.includes("-type")&&i);return e.flatMap(c=>a?[fe(c)]:[c,fe(c)])}var fa=new Set(["-fprint","-fprint0","-fprintf","-fls"]),ma=new Set(["-exec","-execdir","-ok","-okdir"]);function va(e,t){const s=e.slice(t+1),i=s.findIndex((r,n)=>r===";"||r==="+"&&s[n-1]==="{}");return i===-1?s:s.slice(0,i)}function ga(e,t,s,i){for(const r of nr(t)){const n=F(e.state);i&&ze(r.endsWith(Ve)?r:Gt(r),n);const o=i?Le(r):r;e.shell.runWords(s.map(a=>a.replaceAll("{}",o)),n,null)}}var or=e=>{const{state:t,shell:s}=e,i=pa(e.args);for(const[r,n]of i.expression.entries())if(n==="-delete"){s.noteIrreversible("find -delete");for(const o of i.roots)s.write(t,o,"find -delete",{recursive:!0})}else fa.has(n)?s.write(t,i.expression[r+1]??"",`find ${n}`):ma.has(n)?ga(e,i,va(i.expression,r),n.endsWith("dir")):j(n)&&n.includes(ve)&&s.doubt(["find",...e.args].join(" "),"words known only when the command runs may be actions");return i.expression.some(r=>r==="-printf"||r==="-ls")?null:`${nr(i).join(`
`)}
`},ar=e=>{const t=[...e.args],s=t.findIndex(a=>["-x","--exec","-X","--exec-batch"].includes(a));if(s===-1)return`${Ve}
`;const i=t.slice(s+1),r=i.some(a=>a.includes("{")),[,n="."]=t.slice(0,s).filter(a=>!a.startsWith("-")),o=fe(n);return e.shell.runWords(r?i.map(a=>a.replace(/\{[./]*\}/g,o)):[...i,o],F(e.state),null),null};function cr(e,t){if(e===null)return[t?$:ve];const s=e.split(t?/[\n\0]/:/[\s\0]+/).filter(i=>i!=="");return!t&&/["'\\]/.test(e)?[ve]:s.length>da?[t?$:ve]:s}var lr=e=>{const{state:t,shell:s,args:i}=e,n=P(i,{values:"InPLsdaERSJ",attached:"iel",long:"replace? max-args= max-procs= delimiter= arg-file= max-lines? max-chars= null no-run-if-empty verbose interactive process-slot-var= eof?",stopAtOperand:!0}),o=y(n,"I","i","replace","J"),a=y(n,"a","arg-file")?null:e.input,c=cr(a,o||y(n,"d","delimiter","0","null")),l=n.operands.length>0?n.operands:["echo"];if(!o)return s.runWords([...l,...c],t,null);const[h="{}"]=N(n,"I","i","replace","J");for(const d of c)s.runWords(l.map(f=>f.replaceAll(h,d)),F(t),null);return null},xa=e=>{const{operands:t}=P(e.args,{values:"jaIN",long:"jobs= colsep= joblog= arg-file=",stopAtOperand:!0}),s=t.findIndex(n=>/^:::/.test(n)),i=s===-1?t:t.slice(0,s),r=s===-1?cr(e.input,!0):t.slice(s+1).filter(n=>!n.startsWith(":::"));for(const n of r){const o=i.some(a=>a.includes("{"))?i.map(a=>a.replace(/\{[#%./]*\}/g,()=>n)):[...i,n];o.length===1&&j(o[0]??"")?e.shell.doubt(o.join(" "),"the script it runs is known only when the command runs"):o.length===1||/[|>;&]/.test(o.join(" "))?j(o.join(""))?e.shell.doubt(o.join(" "),"the script it runs is known only when the command runs"):e.shell.runText(o.join(" "),F(e.state),null):e.shell.runWords(o,F(e.state),null)}return null},wa={find:or,gfind:or,fd:ar,fdfind:ar,xargs:lr,gxargs:lr,parallel:xa},ba="get get-all get-regexp get-urlmatch list global system local worktree file= unset unset-all add replace-all rename-section remove-section edit type= default= show-origin show-scope blob= null name-only bool int path all value= includes",ka=["get","get-all","get-regexp","get-urlmatch","list","l","blob"],hr=new Set(["set","unset","rename-section","remove-section","edit"]);function Ca(e,t){const[s=""]=e;return hr.has(s)?!0:s==="get"||s==="list"?!1:t||e.length>1}function ya({args:e,state:t,shell:s}){const i=P(e,{values:"f",long:ba});if(y(i,...ka))return;const r=y(i,"unset","unset-all","add","replace-all","rename-section","remove-section","edit","e");if(!Ca(i.operands,r))return;const[n="",o=""]=i.operands,a=`git config ${hr.has(n)?o:n}`.trim(),c=t.variables.get("HOME"),l=c?.kind==="text"&&c.texts.length===1?c.texts[0]:s.context.home,[h]=N(i,"f","file");h!==void 0?s.write(t,h,a):y(i,"system")?s.write(t,"/etc/gitconfig",a):y(i,"global")?s.write(t,`${l??$}/.gitconfig`,a):s.write(t,".git/config",a)}var gt=(...e)=>t=>y(t,...e),ur=(...e)=>t=>e.includes(t.operands[0]??""),Aa=(e,t)=>{const s=t.indexOf("--");return s!==-1?s<t.length-1:e.operands.length===1&&e.operands[0]==="."},dr={push:[{name:"git push --force",applies:(e,t)=>y(e,"f","force","force-with-lease")||t.some(s=>/^\+./.test(s))},{name:"git push --delete",applies:(e,t)=>y(e,"d","delete","prune","mirror")||t.some(s=>/^:./.test(s))}],reset:[{name:"git reset --hard",applies:gt("hard","merge")}],clean:[{name:"git clean -f",applies:e=>y(e,"f","force")&&!y(e,"n","dry-run")}],branch:[{name:"git branch -D",applies:e=>y(e,"D")||y(e,"d","delete")&&y(e,"f","force")}],tag:[{name:"git tag -d",applies:gt("d","delete")}],stash:[{name:"git stash drop",applies:ur("drop","clear")}],checkout:[{name:"git checkout --",applies:Aa},{name:"git checkout --force",applies:gt("f","force")}],switch:[{name:"git switch --discard-changes",applies:gt("f","force","discard-changes")}],restore:[{name:"git restore",applies:e=>!y(e,"S","staged")||y(e,"W","worktree")}],reflog:[{name:"git reflog expire",applies:ur("expire","delete")}],gc:[{name:"git gc --prune",applies:gt("prune")}],worktree:[{name:"git worktree remove --force",applies:(e,t)=>t[0]==="remove"&&y(e,"f","force")}],"filter-branch":[{name:"git filter-branch",applies:()=>!0}],"filter-repo":[{name:"git filter-repo",applies:()=>!0}],"update-ref":[{name:"git update-ref -d",applies:gt("d")}]},Ea="force force-with-lease? delete prune? mirror hard merge soft dry-run discard-changes staged worktree repo= push-option= source=";function _a(e,t,s){if(!Object.hasOwn(dr,e))return;const i=P(t,{values:e==="clean"?"e":e==="restore"?"s":"",long:Ea});for(const r of dr[e]??[])r.applies(i,t)&&s.noteIrreversible(r.name)}function Fe({state:e,shell:t,name:s}){t.write(e,".",s,{recursive:!0,fromTop:!0})}function Qe({state:e,shell:t,name:s},i){for(const r of i)r.startsWith(":")?t.doubt(`${s} ${r}`,"the pathspec counts from the top of the work tree"):t.write(e,r,s,{recursive:!0})}var Sa=e=>{const t=e.args.indexOf("--"),s=P(t===-1?e.args:e.args.slice(0,t),{values:"bB",long:"orphan= conflict= pathspec-from-file= track?"});if(t!==-1&&t<e.args.length-1)return Qe(e,e.args.slice(t+1));if(y(s,"b","B","orphan")&&s.operands.length===0)return;const[i="",...r]=s.operands;if(y(s,"pathspec-from-file"))return Fe(e);if(r.length>0&&!y(s,"b","B"))return Qe(e,r);if(/^(?:\/|\.\.\/)/.test(i)||i==="."||i==="..")return Qe(e,[i]);Fe(e)},Pa=e=>{const t=P(e.args,{values:"s",long:"source= staged worktree pathspec-from-file="});y(t,"S","staged")&&!y(t,"W","worktree")||(Qe(e,t.operands),y(t,"pathspec-from-file")&&Fe(e))},Da=e=>{const t=P(e.args,{values:"e",long:"exclude= dry-run force interactive quiet"});y(t,"n","dry-run")||Qe(e,t.operands.length===0?["."]:t.operands)},Ta=e=>{const t=P(e.args,{long:"cached dry-run force pathspec-from-file="});y(t,"cached","n","dry-run")||Qe(e,t.operands)},$a=e=>{const t=P(e.args,{long:"dry-run force verbose"});y(t,"n","dry-run")||Qe(e,t.operands)},Wa=e=>{const t=P(e.args,{long:"hard merge keep soft mixed"});y(t,"hard","merge","keep")&&Fe(e)},Oa=e=>{const[t="push"]=e.args.filter(s=>!s.startsWith("-"));["list","show","drop","clear","create","store"].includes(t)||Fe(e)},Na=e=>{const t=P(e.args,{values:"pC",long:"check stat numstat summary cached directory= exclude= include= whitespace= unsafe-paths apply"});if(y(t,"check","stat","numstat","summary","cached")&&!y(t,"apply"))return;const[s]=N(t,"directory");s===void 0?Fe(e):Qe(e,[s]),y(t,"unsafe-paths")&&e.shell.doubt(`git apply ${e.args.join(" ")}`,"the patch may lead out of the folder")},Ra={checkout:Sa,restore:Pa,clean:Da,rm:Ta,mv:$a,reset:Wa,stash:Oa,apply:Na},Ba={values:"Cc",long:"git-dir= work-tree= namespace= exec-path= config-env= super-prefix=",stopAtOperand:!0},La=e=>{const t=P(e.args,{values:"bocuj",long:"branch= depth= origin= config= reference= separate-git-dir= template= jobs= filter= upload-pack= single-branch recurse-submodules? bare mirror"}),[s="",i]=t.operands,r=Le(s.replace(/\/?(?:\.git)?\/*$/,"")).replace(/^.*:/,"");e.shell.write(e.state,i??(r===""||!pe(r)?$:r),"git clone",{recursive:!0});for(const n of N(t,"separate-git-dir"))e.shell.write(e.state,n,"git clone",{recursive:!0})},Fa=e=>{const t=P(e.args,{values:"b",long:"initial-branch= template= separate-git-dir= object-format= shared? quiet bare"}),[s="."]=t.operands;e.shell.write(e.state,y(t,"bare")?s:`${s}/.git`,"git init",{recursive:!0}),s!=="."&&e.shell.write(e.state,s,"git init")},Ia=e=>{const[t,...s]=e.args,i=P(s,{values:"bB",long:"reason= orphan"});t==="add"||t==="remove"?e.shell.write(e.state,i.operands[0]??"",e.name,{recursive:!0}):t==="move"&&Qe(e,i.operands)},rt=e=>{const t=e.name==="git archive"||e.name==="git format-patch",s=P(e.args,{values:t?"o":"",long:"output= output-directory= stdout format= prefix="});for(const r of N(s,"output","o","output-directory"))e.shell.write(e.state,r,e.name,{recursive:e.name==="git format-patch"});const i=y(s,"stdout","o","output-directory");e.name==="git format-patch"&&!i&&e.shell.write(e.state,`${Y}.patch`,e.name)},pr=e=>{const{args:t,state:s,shell:i}=e,r=t.findIndex(a=>a==="foreach"||a==="run"),n=t.slice(r+1).filter((a,c)=>c>0||!a.startsWith("-"));if(r===-1)return t[0]==="update"||t[0]==="add"||t[0]==="deinit"?Fe(e):void 0;const o=F(s);t[r]==="foreach"&&(o.cwd=o.cwd?.map(a=>fe(a))??null),n.length===1&&!j(n[0]??"")?i.runText(n[0]??"",o,null):i.runWords(n,o,null)},Ma=e=>{const t=P(e.args,{values:"xsX",long:"exec= onto= strategy="});for(const s of N(t,"x","exec"))j(s)?e.shell.doubt(`git rebase --exec ${s}`,"git runs it"):e.shell.runText(s,F(e.state),null);Fe(e)},nt=(...e)=>t=>{t.args.some(s=>e.includes(s))||Fe(t)},fr={...Ra,clone:La,worktree:Ia,rebase:Ma,init:Fa,config:ya,switch:e=>/^-(?:c|C)$|^--create$/.test(e.args[0]??"")&&e.args.length===2?void 0:Fe(e),am:nt("--show-current-patch"),merge:nt("--no-commit-never"),pull:nt(),"cherry-pick":nt(),revert:nt(),"checkout-index":nt(),"sparse-checkout":nt("list"),"read-tree":nt(),submodule:pr,bisect:pr,archive:rt,"format-patch":rt,log:rt,diff:rt,show:rt,"diff-tree":rt,"diff-index":rt,"diff-files":rt,bundle:e=>e.args[0]==="create"?e.shell.write(e.state,e.args.slice(1).find(t=>!t.startsWith("-"))??"","git bundle create"):void 0};function Ha(e,t){for(const s of t){const[,i="",r=""]=/^([^=]*)=?(.*)$/s.exec(s)??[];/^alias\./i.test(i)&&r.startsWith("!")?e.shell.runText(r.slice(1),F(e.state),null):/(?:pager|editor|command|helper|hookspath|fsmonitor|program|textconv|driver|cmd|clean|smudge|process)$/i.test(i)&&!/^(?:cat|less|true|false|:|)$/.test(r)&&e.shell.doubt(`git -c ${s}`,"git runs what this names")}}var mr=e=>{const t=P(e.args,Ba),s=F(e.state);for(const o of N(t,"C"))ze(o,s);Ha({...e,state:s},N(t,"c"));for(const o of N(t,"work-tree"))ze(o,s);const[i,...r]=t.operands;if(i===void 0)return null;if(j(i))return e.shell.doubt(["git",...e.args].join(" "),"which git command runs is known only then"),null;const n={...e,name:`git ${i}`,args:r,state:s};return _a(i,r,e.shell),Object.hasOwn(fr,i)&&fr[i]?.(n),i==="ls-files"?`${fe(".")}
`:null},ja={git:mr,hub:mr},qa=/^[(,{};!~&|\n?:=]$|^(?:&&|\|\|)$/;function Ua(e,t,s){let i=t;for(;i<e.length&&e.charAt(i)!==s;)i+=e.charAt(i)==="\\"?2:1;return i}function Va(e,t,s){const i=e.charAt(t),r=s.at(-1),n=i==="/"&&(r===void 0||r.kind==="end"||qa.test(r.text));if(i==='"'||n){const c=Ua(e,t+1,i);return s.push(n?{kind:"word",text:"0"}:{kind:"text",text:e.slice(t+1,c)}),c+1}const[o]=/^(?:\w+|>>|>=|\|\||\|&|&&|[\s\S])/.exec(e.slice(t,t+80))??[i],a=/\w/.test(o)?"word":/[;\n}]/.test(o)?"end":"sign";return s.push({kind:a,text:o}),t+o.length}function za(e){const t=[];let s=0;for(;s<e.length;){const i=e.charAt(s),r=i==="#"?e.indexOf(`
`,s):s;if(r===-1)break;i==="#"?s=r:s=/[^\S\n]/.test(i)?s+1:Va(e,s,t)}return t}function Ls(e,t){const[s,i]=[e[t+1],e[t+2]],r=i===void 0||i.kind==="end"||i.text===")";return s?.kind==="text"&&r&&!s.text.includes("\\")?s.text:null}function Qa(e,t){const s=e[t-2];return s?.kind==="text"&&!s.text.includes("\\")?s.text:null}function Ga(e,t,s){const i=e[t]?.text;i==="print"||i==="printf"?s.printDepth=s.depth:i==="system"?s.runs.push(e[t+1]?.text==="("?Ls(e,t+1):null):i==="getline"&&/^\|&?$/.test(e[t-1]?.text??"")&&s.runs.push(Qa(e,t))}function Xa(e,t,s){const i=e[t]?.text??"";if(/^[([]$/.test(i))s.depth+=1;else if(/^[)\]]$/.test(i))s.depth-=1;else{if(s.depth!==s.printDepth)return;/^>>?$/.test(i)?s.files.push(Ls(e,t)):/^\|&?$/.test(i)&&e[t+1]?.text!=="getline"&&s.runs.push(Ls(e,t))}}function Ja(e){const t={files:[],runs:[],depth:0,printDepth:-1},s=za(e);for(const[i,{kind:r}]of s.entries())r==="end"?t.printDepth=-1:r==="word"?Ga(s,i,t):r==="sign"&&Xa(s,i,t);return{files:[...new Set(t.files)],runs:[...new Set(t.runs)]}}var vr=new Set(["os","shutil","subprocess","pathlib","sqlite3","io","builtins"]),Ka=50;function Za(e,t,s){return e.replace(new RegExp(`(?<![\\w.])${t}(?!\\w)(?!\\s*=[^=])`,"g"),s)}function gr(e){return e.replace(/[()]/g,"").split(",").map(t=>/^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/.exec(t)).flatMap(t=>t===null?[]:[{name:t[1]??"",alias:t[2]??t[1]??""}]).slice(0,Ka)}function Ya(e,t,s){return e===void 0?gr(s).flatMap(({name:i,alias:r})=>vr.has(i)&&r!==i?[[r,i]]:[]):vr.has(e)?gr(t).map(({name:i,alias:r})=>[r,i==="Path"?i:`${e}.${i}`]):[]}var xr=/(?:^|[;\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^;\n]+)|import[ \t]+([^;\n]+))/g;function ec(e){let t=e;for(const[,s,i="",r=""]of e.matchAll(xr))for(const[n,o]of Ya(s,i,r))n!==o&&(t=Za(t,n,o));return t.replace(xr,s=>/import[ \t]+\*@/.test(s)?`
__import__`:/^[;\n]/.test(s)?`
`:"")}var R=(e,t)=>Object.fromEntries(e.split(" ").map(s=>[s,t])),Nt={kind:"paths",at:[0]},es={kind:"paths",at:[0],recursive:!0},Rt={kind:"paths",at:[1],recursive:!0},Bt={kind:"paths",at:[0,1],recursive:!0},Ce={kind:"doubt"},Fs={kind:"shell"},xt={quotes:`"'`,lineComments:["#"],hasBlockComments:!1,hasTriple:!1,hasRegexps:!1,filled:{},raw:""},ts=/(?:^|[^.\w])(?:os|posix|_os|shutil|pathlib)\s*\.\s*$/,tc=e=>({...e,receivers:ts}),sc={open:{kind:"open"},...R("write_text write_bytes touch symlink_to hardlink_to",{kind:"method"}),...R("unlink mkdir rmdir chmod rename",{kind:"method",at:[0]}),...R("makedirs removedirs mkfifo mknod truncate lchmod chown utime setxattr",Nt),remove:tc({kind:"paths",at:[0]}),replace:{kind:"method",at:[0]},...R("renames",Bt),...R("link symlink",{kind:"paths",at:[1],receivers:ts}),...R("rmtree",es),move:{kind:"paths",at:[0,1],recursive:!0,receivers:ts},copy:{kind:"paths",at:[1],recursive:!0,receivers:ts},...R("copy2 copyfile copytree copymode copystat copyfileobj",Rt),copyfileobj:Ce,...R("system popen getoutput getstatusoutput",Fs),...R("check_call check_output Popen",{kind:"words"}),...R("run call",{kind:"words",receivers:/subprocess\s*\.\s*$|\bsp\s*\.\s*$/}),chdir:{kind:"chdir"},...R("to_csv to_json to_excel to_parquet to_pickle to_html savefig savetxt savez imwrite extractall urlretrieve make_archive unpack_archive imsave",Ce),save:Ce,...R("ZipFile TarFile",{kind:"open"}),connect:{kind:"paths",at:[0],receivers:/sqlite3\s*\.\s*$/},...R("exec eval compile __import__ import_module fdopen execv execve execvp execl execlp spawnl spawnv posix_spawn NamedTemporaryFile mkstemp mkdtemp FileIO FileHandler runpy run_path run_module",Ce),compile:{kind:"doubt",receivers:/(?:^|[^.\w])$/},eval:{kind:"doubt",receivers:/(?:^|[^.\w])$/}},ic="writeFile appendFile createWriteStream mkdir rm unlink rmdir truncate chmod chown utimes lchown lutimes mkdtemp outputFile outputJson writeJson ensureDir ensureFile emptyDir remove",Is=e=>e.split(" ").flatMap(t=>[t,`${t}Sync`]).join(" "),rc={...R(Is(ic),es),remove:Ce,...R("write writeTextFile writeTextFileSync",{kind:"paths",at:[0],receivers:/\b(?:Bun|Deno)\s*\.\s*$/}),...R(Is("rename move"),Bt),...R(Is("copyFile cp symlink link copy"),Rt),...R("open openSync",{kind:"open",receivers:/(?:fs\w*|promises|\)|Deno)\s*\.\s*$|(?:^|[^.\w])$/}),...R("execSync",Fs),exec:{kind:"shell",receivers:/(?:child_process|cp|childProcess|\))\s*\.\s*$|(?:^|[^.\w])$/},...R("spawn spawnSync execFile execFileSync",{kind:"words"}),fork:Ce,chdir:{kind:"chdir"},...R("eval Function runInThisContext runInNewContext runInContext createRequire binding dlopen",Ce)},nc={...R("write binwrite",{kind:"paths",at:[0],receivers:/\b(?:File|IO|Pathname)\s*\.\s*$/}),...R("open new",{kind:"open",receivers:/\b(?:File|IO)\s*\.\s*$|(?:^|[^.\w])$/}),...R("delete unlink",{kind:"paths",at:[0],receivers:/\b(?:File|Dir)\s*\.\s*$/}),...R("touch mkdir mkdir_p rm rm_f rmdir chmod chown truncate makedirs",Nt),...R("rm_rf rm_r remove_dir remove_entry",es),...R("rename mv move",Bt),...R("cp cp_r copy install ln ln_s symlink link copy_file",Rt),...R("system exec spawn",{kind:"words"}),...R("popen popen3 capture2 capture3",{kind:"words"}),chdir:{kind:"chdir"},...R("eval instance_eval class_eval send public_send __send__ syscall sysopen",Ce)},oc={open:{kind:"open"},...R("sysopen",Ce),...R("unlink mkdir rmdir truncate make_path mkpath",Nt),...R("rmtree remove_tree",es),...R("rename move",Bt),...R("link symlink copy",Rt),...R("chmod chown utime",{kind:"paths",at:[1]}),...R("system exec",{kind:"words"}),...R("qx readpipe",Ce),chdir:{kind:"chdir"},...R("eval do require syscall",Ce),...R("write_file spurt spew append_file",Nt)},ac={...R("file_put_contents unlink mkdir rmdir touch chmod chown tempnam",Nt),fopen:{kind:"open"},...R("rename",Bt),...R("copy symlink link move_uploaded_file",Rt),...R("system exec shell_exec passthru popen",Fs),...R("proc_open eval assert create_function pcntl_exec call_user_func call_user_func_array file_put",Ce),chdir:{kind:"chdir"}},cc={open:{kind:"open",receivers:/\bio\s*\.\s*$/},output:{kind:"paths",at:[0],receivers:/\bio\s*\.\s*$/},remove:{kind:"paths",at:[0],receivers:/\bos\s*\.\s*$/},rename:{kind:"paths",at:[0,1],receivers:/\bos\s*\.\s*$/},execute:{kind:"shell",receivers:/\bos\s*\.\s*$/},popen:{kind:"shell",receivers:/\bio\s*\.\s*$/},...R("load loadstring dofile",Ce)},ot={python:{literals:{...xt,hasTriple:!0},calls:new Map(Object.entries(sc)),hasBareCalls:!1,expandNames:ec,suspects:/\b(?:getattr|globals|locals|vars|ctypes|cffi|importlib|__builtins__|__dict__|pty|fileinput)\b/},javascript:{literals:{...xt,quotes:"\"'`",lineComments:["//"],hasBlockComments:!0,hasRegexps:!0,filled:{"`":/\$\{/}},calls:new Map(Object.entries(rc)),hasBareCalls:!1,suspects:/\b(?:fs\w*|child_process|cp|promises|process|global\w*|Bun|Deno)\s*\[|\)\s*\[\s*(?:\uFDD7|[a-zA-Z])[^\]]*\]\s*\(|\bconstructor\b/},ruby:{literals:{...xt,quotes:`"'`,hasRegexps:!0,filled:{'"':/#\{/},raw:"'"},calls:new Map(Object.entries(nc)),hasBareCalls:!0,suspects:/`|%x\W|\bmethod\s*\(/},perl:{literals:{...xt,hasRegexps:!0,filled:{'"':/[$@]/},raw:"'"},calls:new Map(Object.entries(oc)),hasBareCalls:!0,suspects:/`|\$\^I\b|&\{|&\$\w+|->\s*\(/},php:{literals:{...xt,lineComments:["#","//"],hasBlockComments:!0,filled:{'"':/\$/},raw:"'"},calls:new Map(Object.entries(ac)),hasBareCalls:!1,suspects:/`|\$\w+\s*\(/},lua:{literals:{...xt,lineComments:["--"]},calls:new Map(Object.entries(cc)),hasBareCalls:!0,suspects:/\b(?:os|io|_G)\s*\[/}},Ge="\uFDD7",lc={n:`
`,t:"	",r:"\r",0:"\0","\n":""};function hc(e){return/(?:^|[^\w$])([rRbBfFuU]{1,2})$/.exec(e.slice(-3))?.[1]?.toLowerCase()??""}function uc(e,t){return t?e.replace(/\\([\\'])/g,"$1"):/\\[xuUN1-9]/.test(e)?null:e.replace(/\\([\s\S])/g,(s,i)=>lc[i]??i)}function wr(e,t,s){let i=t;for(;i<e.length&&!e.startsWith(s,i);)i+=e.charAt(i)==="\\"?2:1;return Math.min(i,e.length)}var dc=/(?:^|[(,=:[!&|?{};~\n]|\b(?:return|if|unless|and|or|split|grep))\s*$/;function pc(e,t,s,i){const r=i.lineComments.find(o=>e.startsWith(o,t));if(r!==void 0&&!(r==="#"&&/[$\\]$/.test(s))){const o=e.indexOf(`
`,t);return o===-1?e.length:o}if(!i.hasBlockComments||!e.startsWith("/*",t))return null;const n=e.indexOf("*@/",t+2);return n===-1?e.length:n+2}function fc(e,t,s,i){const r=e.charAt(t),n=i.hasTriple&&e.startsWith(r.repeat(3),t)?r.repeat(3):r,o=i.hasTriple?hc(s.code):"",a=wr(e,t+n.length,n),c=e.slice(t+n.length,a),l=uc(c,o.includes("r")||i.raw.includes(r)),h=o.includes("f")?c.includes("{"):i.filled[r]?.test(c)===!0;return s.code=`${s.code.slice(0,s.code.length-o.length)}${Ge}${s.literals.length}${Ge}`,s.literals.push({text:l??c,isFixed:l!==null&&!h}),a+n.length}function mc(e,t){const s={code:"",literals:[]};let i=0;for(;i<e.length;){const r=e.charAt(i),n=pc(e,i,s.code,t);n!==null?i=n:t.quotes.includes(r)?i=fc(e,i,s,t):t.hasRegexps&&r==="/"&&dc.test(s.code.slice(-20))?(i=wr(e,i+1,"/")+1,s.code+=" 0 "):(s.code+=r,i+=1)}return s}var vc=8,gc=1e4,xc=100,wc=new RegExp(`^${Ge}(\\d+)${Ge}$`),bc=new RegExp(`(?:^|[;\\n{(]|\\b(?:const|let|var|my)\\s)\\s*\\$?([A-Za-z_]\\w*)\\s*=\\s*(?:(?:pathlib\\s*\\.\\s*)?Path\\s*\\(\\s*)?${Ge}(\\d+)${Ge}\\s*\\)?\\s*(?=[;\\n]|$)`,"g");function kc({code:e,literals:t}){const s=new Map,i=new Set;for(const[,r="",n=""]of e.matchAll(bc)){if(i.has(r))continue;if(i.size>=xc)break;i.add(r);const o=t[Number(n)],a=e.match(new RegExp(`(?<![\\w.])${r}\\s*(?:[-+*@/|&^%.]|\\*\\*|//|<<|>>|\\|\\||&&|\\?\\?)?=(?!=)`,"g"))?.length??0,c=new RegExp(`\\b(?:for|as|def|function|global)\\s+${r}\\b|[(,]\\s*${r}\\s*(?:,[^()=]*)?\\)?\\s*(?::|=>|,\\s*\\w+\\s*=[^=])`).test(e);o?.isFixed===!0&&a===1&&!c&&s.set(r,o.text)}return s}function Cc(e,t){let s=0;const i=Math.min(e.length,t+gc);for(let r=t;r<i;r+=1){const n=e.charAt(r);if("([{".includes(n)?s+=1:")]}".includes(n)&&(s-=1),s===0)return r}return i}function Lt(e){const t=[];let s=0,i=0;for(let r=0;r<e.length;r+=1){const n=e.charAt(r);"([{".includes(n)?s+=1:")]}".includes(n)?s-=1:n===","&&s===0&&(t.push(e.slice(i,r)),i=r+1)}return t.push(e.slice(i)),t.map(r=>r.trim()).filter(r=>r!=="")}function Te(e,t,s=0){const i=e.trim(),r=t.skeleton.literals[Number(wc.exec(i)?.[1]??"-1")];if(r!==void 0)return r.isFixed?r.text:null;const n=t.constants.get(i.replace(/^\$/,""));if(n!==void 0)return n;if(s>=vc)return null;const[,o="",a=""]=/^((?:\w+\s*\.\s*)*\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s.exec(i)??[];if(/^(?:pathlib\s*\.\s*)?Path$|^(?:os\s*\.\s*)?(?:path|File)\s*\.\s*(?:join|resolve)$|^str$/.test(o))return br(Lt(a),"/",t,s);for(const c of["+","/","."]){const l=i.split(c);if(l.length>1&&i.includes(Ge))return br(l,c==="/"?"/":"",t,s)}return null}function br(e,t,s,i){const r=e.map(n=>Te(n,s,i+1));return r.every(n=>n!==null)?r.join(t):null}function Xe(e,t){const s=t.replaceAll(new RegExp(`${Ge}(\\d+)${Ge}`,"g"),(i,r)=>JSON.stringify(e.skeleton.literals[Number(r)]?.text??""));e.call.shell.doubt(s,`code for ${e.call.name} may write, and where is known only when it runs`)}function wt(e,t,s,i){if(t===void 0||/^\d+$/.test(t))return;const r=Te(t,e);r===null?Xe(e,s):e.call.shell.write(e.call.state,r===""?$:r,`${e.call.name} code`,{recursive:i})}var yc=/^(?:r[bt]*|[bt]*r|r[bt]*:.*|<.*|rs)$/;function Ac(e,t,s){const[i,...r]=t,n=r.find(o=>/^mode\s*=/.test(o))?.replace(/^mode\s*=\s*@/,"")??r[0];if(n===void 0||/^(?:encoding|newline|errors|buffering)\s*=/.test(n)){const o=i===void 0?null:Te(i,e);(e.language.hasBareCalls&&o===null||o?.startsWith("|")===!0)&&Xe(e,s)}else if(!kr(n,e)){const o=Te(n,e);o===null||/[|-]/.test(o)?Xe(e,s):wt(e,i,s,!1)}}function kr(e,t){const s=Te(e,t);return s===null?/^(?:(?:\w+\.)*O_RDONLY|\d)$/.test(e):yc.test(s.trim())}function Ec(e,[,t="",s],i){if(kr(t,e))return;const r=Te(t,e);if(r===null||/[|-]/.test(r))Xe(e,i);else if(s!==void 0)wt(e,s,i,!1);else{const[,n="",o=""]=/^\s*([+<>]*)\s*(.*?)\s*$/s.exec(r)??[];/[>+]/.test(n)&&e.call.shell.write(e.call.state,o,"perl code")}}function _c(e,t,s,i){const[r="",n=""]=t,{shell:o,state:a}=e.call,c=/^\[(.*)\]$/s.exec(r)?.[1],l=Te(r,e);if(l!==null&&i==="words"&&n.startsWith("[")){const h=Lt(n.replace(/^\[|\]$/g,"")).map(d=>Te(d,e)??$);o.runWords([l,...h],F(a),null)}else c!==void 0?o.runWords(Lt(c).map(h=>Te(h,e)??$),F(a),null):l===null||!pe(l)?Xe(e,s):i==="words"&&e.language.hasBareCalls&&t.length>1&&!/^\w+\s*(?::|=)/.test(n)?o.runWords([l,...t.slice(1).map(h=>Te(h,e)??$)],F(a),null):o.runText(l,F(a),null)}var Sc=/((?:(?:pathlib\s*\.\s*)?Path\s*\([^()]*\)|\([^()]*(?:\([^()]*\)[^()]*)*\)|[A-Za-z_]\w*))\s*\.\s*$/,Pc=/^(?:os|posix|shutil|_os)$/;function Dc(e,t,s,i,r,n){const o=Sc.exec(s.slice(-200))?.[1]?.replace(/^\((.*)\)$/s,"$1")??"";if(o===""||Pc.test(o)){if(n.at===void 0)return;const l=t==="rename"||t==="replace";if(o===""&&t==="replace")return;for(const h of i.slice(0,l?2:1))wt(e,h,r,l);return}const c=/Path\s*\(/.test(o)||/\bPath\b/.test(e.skeleton.code)&&i.length===1;t==="replace"&&!c||(wt(e,o,r,!1),(t==="rename"||t==="replace")&&wt(e,i[0],r,!0))}function Tc(e,t,s,i,r,n){switch(t.kind){case"paths":for(const o of t.at)wt(e,r[o],n,t.recursive===!0);return;case"open":return e.call.name==="perl"?Ec(e,r,n):Ac(e,r,n);case"method":return Dc(e,s,i,r,n,t);case"shell":case"words":return _c(e,r,n,t.kind);case"chdir":{const o=Te(r[0]??"",e);ze(o??$,e.call.state);return}default:return Xe(e,n)}}var $c=200;function Cr(e,t){const s=Math.max(e.lastIndexOf(`
`,t),e.lastIndexOf(";",t))+1,i=e.slice(t).search(/[;\n]/),r=e.slice(s,i===-1?void 0:t+i).trim();return/^(?:from|import|use)\b/.test(r)||/^(?:const|let|var)\s*\{[^}]*\}\s*=/.test(r)}var Wc=(e,t)=>/^\s*(?::|as\b)/.test(e.slice(t,t+20));function Oc(e,t,s){const i=t+(/^\s*@/.exec(e.slice(t,t+40))?.[0].length??0);if(e.charAt(i)==="("){const o=Cc(e,i);return{args:Lt(e.slice(i+1,o)),to:o+1}}if(!s.hasBareCalls)return null;const r=e.slice(i).search(/[;\n}]|\s(?:or|and|if|unless|for|foreach|while)\s|\|\|/),n=r===-1?e.length:i+r;return{args:Lt(e.slice(i,n)),to:n}}function Ft(e,t,s){const i=mc(e,s.literals),r=s.expandNames?.(i.code)??i.code,n={...i,code:r},o={call:{...t,state:F(t.state)},skeleton:n,constants:kc(n),language:s};if(!pe(r))return t.shell.doubt(`${t.name} code`,"the code it runs is known only when the command runs");const a=s.suspects.exec(r)?.[0];a!==void 0&&Xe(o,a);let c=$c;for(const l of r.matchAll(/[A-Za-z_$][\w$]{0,60}/g)){const[h]=l,d=s.calls.get(h);if(d===void 0)continue;const f=r.slice(Math.max(0,l.index-200),l.index);if("receivers"in d&&d.receivers!==void 0&&!d.receivers.test(f)||/\b(?:def|function|sub)\s+$/.test(f))continue;if(c-=1,c<0)return Xe(o,h);const w=l.index+h.length,v=Oc(r,w,s);v!==null&&!(Cr(r,l.index)&&!r.slice(w).trimStart().startsWith("("))?Tc(o,d,h,f,v.args,r.slice(l.index,Math.min(v.to,l.index+120))):(!Cr(r,l.index)||Wc(r,w))&&Xe(o,h)}}function ss(e,t){const s=P(e.args,{...t,stopAtOperand:!0}),i=N(s,...t.code);if(i.length>0)return i.forEach(n=>{Ft(n,e,t.language)});const[r]=s.operands;if(!y(s,...t.idle)){if(r!==void 0&&r!=="-"&&r!=="/dev/stdin"){/^\/(?:dev|proc)\//.test(r)&&e.shell.doubt([e.name,...e.args].join(" "),"it runs what another command prints");return}e.input!==null&&pe(e.input)?Ft(e.input,e,t.language):(e.input!==null||r!==void 0||t.idle.length>0)&&e.shell.doubt([e.name,...e.args].join(" "),"it runs what it reads, which is not known")}}var Nc=e=>{const t={language:ot.python,code:["c"],idle:["V","VV","version","h","help","m"],values:"cmWX",long:"version help"},s=e.args.findIndex(l=>/^-[a-zA-Z]*[cm]/.test(l));if(!(s!==-1&&e.args.slice(0,s).every(l=>l.startsWith("-"))))return ss(e,t),null;const[r="",n=""]=e.args.slice(s),o=r.search(/[cm]/),a=r.slice(o+1),c=a===""?n:a;return r.charAt(o)==="c"?Ft(c,e,ot.python):Rc(e,c,e.args.slice(s+(a===""?2:1))),null};function Rc({state:e,shell:t},s,i){const r=`python -m ${s}`,n=i.filter(a=>!a.startsWith("-")),o=(...a)=>i.some(c=>a.includes(c));if(["black","isort","ruff","autopep8"].includes(s))t.runWords([s,...i],e,null);else if(/^(?:venv|virtualenv)$/.test(s))for(const a of n)t.write(e,a,r,{recursive:!0});else if(s==="json.tool")t.write(e,n[1]??"",r);else if(/^(?:zipfile|tarfile)$/.test(s))o("-e","--extract")?t.write(e,fe(n[1]??"."),r):o("-c","--create")&&t.write(e,n[0]??"",r);else return}var It=e=>t=>(ss(t,e),null),bt={language:ot.javascript,code:["e","p","pe","eval","print"],idle:["v","h","version","help","i","interactive","test","run","check","c","watch"],values:"eprC",long:"eval= print= require= import= loader= env-file= input-type= version help check test conditions="};function Bc({name:e,state:t,shell:s},i,r=""){for(const n of i){s.write(t,n,`${e} -i`);const o=r.includes("*")?r.replaceAll("*",n):n+r;r!==""&&s.write(t,o,`${e} -i`)}}var yr=(e,t)=>s=>{const i=P(s.args,{values:t,attached:"iFMmIxdDC",stopAtOperand:!1}),r=N(i,"e","E");for(const o of r)Ft(o,s,e);y(i,"i")&&Bc(s,r.length>0?i.operands:i.operands.slice(1),N(i,"i")[0]);const n=y(i,"v","V","c","version","help");return r.length===0&&!n&&ss({...s,args:i.operands},{language:e,code:[],idle:[]}),null};function Lc({name:e,state:t,shell:s},i){const{files:r,runs:n}=Ja(i),o=`${e} ${i.slice(0,200)}`;for(const a of r)a===null?s.doubt(o,"it prints to a file named only when it runs"):s.write(t,a,`${e} >`);for(const a of n)a===null||j(a)?s.doubt(o,"it runs a command known only then"):s.runText(a,F(t),null);!pe(i)&&/^[\uFDD0\uFDD1]/.test(i)&&s.doubt(o,"the program it runs is known only when the command runs")}var Fc=e=>{const t=P(e.args,{values:"Fvfile",long:"field-separator= assign= file= include= source= exec= load= sandbox",stopAtOperand:!0}),s=y(t,"f","file","exec","E","e","source"),[i=""]=t.operands;for(const r of s?N(t,"e","source"):[i])Lc(e,r);if(!N(t,"i","include").includes("inplace"))return null;for(const r of t.operands.slice(s?0:1))/^\w+=/.test(r)||e.shell.write(e.state,r,`${e.name} -i inplace`);return null},Se=(...e)=>t=>(t.args.findIndex(i=>e.includes(i))!==-1&&t.shell.doubt([t.name,...t.args].join(" "),`code for ${t.name} is not read`),null),Ic=e=>{const[t,...s]=e.args;if(t==="eval")for(const i of s.filter(r=>!r.startsWith("-")))Ft(i,e,ot.javascript);else ss(e,{...bt,idle:[...bt.idle,"x"]});return null},Mt=(e,t)=>Object.fromEntries(e.split(" ").map(s=>[s,t])),Mc={...Mt("python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 py",Nc),...Mt("node nodejs",It(bt)),...Mt("tsx ts-node",It(bt)),bun:It({...bt,idle:[...bt.idle,"x"]}),deno:Ic,perl:yr(ot.perl,"eE"),ruby:yr(ot.ruby,"erC"),php:It({language:ot.php,code:["r","B","R","E"],idle:["v","i","m","l","h","version"],values:"rBREdcfz"}),...Mt("lua luajit lua5.1 lua5.2 lua5.3 lua5.4",It({language:ot.lua,code:["e"],idle:["v","i"],values:"el"})),...Mt("awk gawk mawk nawk",Fc),osascript:Se("-e"),Rscript:Se("-e"),R:Se("-e"),julia:Se("-e","-E"),elixir:Se("-e"),groovy:Se("-e"),scala:Se("-e"),swift:Se("-e"),ghc:Se("-e"),guile:Se("-c"),pwsh:Se("-c","-Command","-command","-EncodedCommand","-e","-enc"),powershell:Se("-c","-Command","-command","-EncodedCommand","-e","-enc")},Hc={n:`
`,t:"	","\\":"\\"},Ar=e=>e.replace(/\\([nt\\])/g,(t,s)=>Hc[s]??s),jc=({args:e})=>{let t=0;for(;/^-[neE]+$/.test(e[t]??"");)t+=1;const s=e.slice(0,t).join(""),i=e.slice(t).join(" ");return s.includes("e")&&/\\[^nt\\]/.test(i)?null:(s.includes("e")?Ar(i):i)+(s.includes("n")?"":`
`)},qc=({args:e,state:t})=>{if(e[0]==="-v"&&e[1]!==void 0)return t.variables.set(e[1],G),"";const[s="",...i]=e[0]==="--"?e.slice(1):e,r=Ar(s);if(/\\/.test(r)||/%(?![sd%])/.test(r))return null;const n=r.match(/%[sd]/g)?.length??0;if(n===0)return r.replaceAll("%%","%");let o="";for(let a=0;a<Math.max(1,i.length);a+=n){let c=a;if(o+=r.replace(/%[sd%]/g,l=>l==="%%"?"%":(c+=1,i[c-1]??"")),o.length>1e5)return null}return o},is=({args:e,input:t})=>e.every(s=>s.startsWith("-"))?t:null,Uc=({args:e})=>{const t=e.find(s=>s.startsWith("+"))??"";return t!==""&&!/[/\uFDD0-\uFDD6]|%[-_0^#]*[DxcE]/.test(t)&&!/\s/.test(t)?Y:$},Er=e=>`${e.join(`
`)}
`,Vc=({args:e})=>{const t=P(e,{values:"s",long:"suffix= multiple zero"}),[s="",i=""]=t.operands;if(y(t,"s","suffix","a","multiple"))return Er(t.operands.map(()=>st));const r=Le(s);return!pe(r)||j(i)?st:i!==""&&r.endsWith(i)&&r!==i?r.slice(0,-i.length):r},zc=({args:e})=>{const[t=""]=e.filter(i=>i!=="--"),s=Le(t);return e.length===1&&pe(s)&&!s.includes(fe("."))?Gt(t):$},Qc=({state:e})=>e.cwd?.length===1?`${e.cwd[0]}
`:null,Gc=({args:e})=>{const t=P(e,{values:"ITw"});return y(t,"l","R","s","i","F","p","o","g","n")?null:t.operands.length===0?y(t,"a","A","f")?st:Y:t.operands.every(s=>j(s))?Er(t.operands):null},Xc=({args:e})=>e.every(t=>/^-?\d+$/.test(t))?Y:null,Jc=({args:e,state:t,shell:s})=>{const i=P(e,{values:"p",long:"tmpdir? suffix= directory dry-run quiet"}),[r]=i.operands,n=[...i.values.get("p")??[],...i.values.get("tmpdir")??[]][0],o=r===void 0,a=o?`tmp.${Y}`:r.replace(/X{3,}/,Y),c=o||y(i,"p","t","tmpdir"),l=t.variables.get("TMPDIR"),h=l?.kind==="text"&&l.texts.length===1?l.texts[0]??$:"/tmp",d=c?`${n??h}/${a}`:a;return y(i,"u","dry-run")||s.write(t,d,"mktemp"),d},Ht=()=>"",Kc={echo:jc,printf:qc,cat:is,head:is,tail:is,tac:is,date:Uc,basename:Vc,dirname:zc,pwd:Qc,ls:Gc,seq:Xc,mktemp:Jc,true:Ht,false:Ht,":":Ht,test:Ht,"[":Ht,grep:({args:e,input:t})=>P(e,{values:"efmABC"}).operands.length<=1&&!/-[a-zA-Z]*[clnobHL]/.test(e.filter(s=>s.startsWith("-")).join(" "))?t:null};function lt(e,t,{state:s,input:i,shell:r,name:n,args:o}){if(j(e))return r.doubt([n,...o].join(" "),"the script it runs is known only when the command runs"),null;const a=Gn(s,t.slice(1));return r.runText(e,a,i)}var Zc=e=>{const{args:t,input:s,shell:i,name:r}=e,n=t.map(h=>/^\+[A-Za-z]/.test(h)?`-${h.slice(1)}`:h),o=P(n,{values:"oO",long:"rcfile= init-file=",stopAtOperand:!0}),[a,...c]=o.operands;return y(o,"c")?a===void 0?null:lt(a,c,e):a===void 0||a==="-"||a==="/dev/stdin"||y(o,"s")?y(o,"version","help")?null:s!==null&&!j(s)?lt(s,[r,...y(o,"s")?o.operands:c],{...e,input:null}):(i.doubt([r,...t].join(" "),"it runs what it reads, which is not known"),null):((/^\/(?:dev|proc)\//.test(a)||a.startsWith(ve))&&i.doubt([r,...t].join(" "),"it runs what another command prints"),null)},Yc=e=>{const{operands:t,values:s}=P(e.args,{values:"wEc",long:"timeout= wait= conflict-exit-code= command=",stopAtOperand:!0}),[i,...r]=t;i!==void 0&&!/^\d+$/.test(i)&&e.shell.write(e.state,i,"flock");const n=s.get("c")?.[0]??s.get("command")?.[0];return n!==void 0?lt(n,[],e):r[0]==="-c"?lt(r.slice(1).join(" "),[],e):e.shell.runWords(r,e.state,e.input)},rs=e=>{const t=P(e.args,{values:"csgGEIOBTmo",long:"command= shell= log-out= log-io="}),s=F(e.state);e.name!=="script"&&s.variables.set("HOME",K($));for(const i of N(t,"c","command"))lt(i,[],{...e,state:s});if(e.name==="script")for(const i of t.operands.length>0?t.operands:["typescript"])e.shell.write(e.state,i,"script");return null},el=e=>{const{operands:t}=P(e.args,{values:"nd",long:"interval=",stopAtOperand:!0});return t.length===0?null:lt(t.join(" "),[],e)},tl=Object.fromEntries(["sh","bash","dash","zsh","ksh","ash","mksh","rbash","fish"].map(e=>[e,Zc])),sl={...tl,flock:Yc,su:rs,runuser:rs,sg:rs,script:rs,watch:el};function kt(e,t,s){let i=t,r=!1;for(;i<e.length;){const n=e.charAt(i);if(n==="\\")i+=1;else if(n==="["&&!r&&s!=="[")r=e.indexOf("]",i+2)!==-1,r&&/^\[\^?\]/.test(e.slice(i,i+3))&&(i+=e.charAt(i+1)==="^"?2:1);else if(n==="]")r=!1;else if(n===s&&!r)return i+1;i+=1}return i}function _r(e,t){let s=t;for(;s<e.length;){const i=e.charAt(s);if(/[\s;{}0-9$,+~!]/.test(i))s+=1;else if(i==="/")s=kt(e,s+1,"/");else if(i==="\\")s=kt(e,s+2,e.charAt(s+1));else if((i==="I"||i==="M")&&/[/\\]/.test(e.charAt(s-1)))s+=1;else break}return s}var Ms=(e,t)=>{const s=e.indexOf(`
`,t);return s===-1?e.length:s};function il(e,t,s){const i=e.charAt(t+1),r=kt(e,kt(e,t+2,i),i),n=/^[gpiImMe0-9]*w?/.exec(e.slice(r))?.[0]??"";n.includes("e")&&s.runs.push(null);const o=r+n.length;return n.endsWith("w")?(s.files.push(e.slice(o,Ms(e,o)).trim()),Ms(e,o)):o}function rl(e,t,s){const i=e.charAt(t),r=Ms(e,t),n=e.slice(t+1,r).trim();if(i==="s")return il(e,t,s);if(i==="y"){const a=e.charAt(t+1);return kt(e,kt(e,t+2,a),a)}if((i==="w"||i==="W")&&s.files.push(n),i==="e"&&s.runs.push(n===""?null:n),/[wWeaicrR#]/.test(i))return r;if(!/[btT:]/.test(i))return t+1;const o=e.indexOf(";",t);return o===-1?r:Math.min(r,o)}function nl(e){const t={files:[],runs:[]};let s=_r(e,0);for(;s<e.length;)s=_r(e,rl(e,s,t));return t}function ol({state:e,shell:t,input:s},i){pe(i)||/^[\uFDD0\uFDD1]/.test(i)&&t.doubt(`sed ${i}`,"the script it runs is known only when the command runs");const{files:r,runs:n}=nl(i);for(const o of r)t.write(e,o,"sed w");for(const o of n)o===null||j(o)?t.doubt(`sed ${i}`,"it runs what it reads"):t.runText(o,e,s)}var Sr=e=>{const t=P(e.args,{values:"efl",attached:"i",long:"in-place? expression= file= quiet silent regexp-extended null-data separate line-length= posix sandbox"}),s=N(t,"e","expression"),i=s.length>0||y(t,"f","file"),r=y(t,"i","in-place","I");let n=t.operands;r&&n[0]===""&&(n=n.slice(1));for(const a of i?s:n.slice(0,1))ol(e,a);if(t.mayHoldMore&&e.shell.doubt(["sed",...e.args].join(" "),"words known only when the command runs may be -i"),!r)return n.length<=1?void 0:null;const o=Oi(N(t,"i","in-place")[0]??"");for(const a of i?n:n.slice(1)){if(e.shell.write(e.state,a,"sed -i"),o==="")continue;const c=a.slice(0,a.lastIndexOf("/")+1),l=a.slice(c.length),h=o.includes("*")?o.replaceAll("*",l):`${l}${o}`;e.shell.write(e.state,h.includes("/")?h:c+h,"sed -i")}return null},at={values:"oILlDxfWmO",outputs:["o"]},al={sort:{values:"oktST",long:"output= key= field-separator= buffer-size= temporary-directory= parallel= files0-from=",outputs:["o","output"]},uniq:{targets:"second",values:"fsw",long:"skip-fields= skip-chars= check-chars="},xxd:{targets:"second",values:"cglosnR"},iconv:{values:"fto",long:"output= from-code= to-code=",outputs:["o","output"]},shuf:{values:"oni",long:"output= head-count= input-range=",outputs:["o","output"]},tree:{values:"oLPI",outputs:["o"]},column:{values:"csoNtR"},openssl:{singleDash:!0,long:"out= keyout= outform= in= key= subj= days= newkey= CAserial=",outputs:["out","keyout"]},gpg:{values:"oru",long:"output= recipient= local-user= homedir=",outputs:["o","output"]},gcc:at,"g++":at,cc:at,"c++":at,clang:at,"clang++":at,ld:at,as:at,rustc:{values:"oLlC",long:"out-dir= crate-type= edition= emit= target=",outputs:["o","out-dir"]},pandoc:{values:"oftrw",long:"output= from= to= template= extract-media= log=",outputs:["o","output","extract-media","log"]},dot:{values:"oTKGNE",outputs:["o"]},ffmpeg:{targets:"last",singleDash:!0,long:"i= f= c= c:v= c:a= vf= af= ss= t= to= r= s= b:v= b:a= map= vcodec= acodec= crf= preset= frames:v= vframes= filter_complex= loglevel= v="},convert:{targets:"last",singleDash:!0},yq:{targets:"rest",only:["i","inplace"],values:"opI",long:"inplace output-format= input-format="},jq:{values:"Lf",long:"arg= argjson= slurpfile= rawfile="},prettier:{targets:"all",only:["write","w"],recursive:!0,long:"write config= parser="},eslint:{targets:"all",only:["fix"],recursive:!0,values:"cfo",long:"fix config= ext= format= output-file= rule=",outputs:["o","output-file"]},gofmt:{targets:"all",only:["w"],recursive:!0,values:"r"},goimports:{targets:"all",only:["w"],recursive:!0},shfmt:{targets:"all",only:["w","write"],recursive:!0,values:"iln"},rustfmt:{targets:"all",except:["check"],long:"edition= config= config-path= emit="},"clang-format":{targets:"all",only:["i"],long:"style= assume-filename="},autopep8:{targets:"all",only:["in-place","i"],recursive:!0,long:"in-place max-line-length= aggressive"},black:{targets:"all",recursive:!0,values:"lctc",except:["check","diff"],long:"check diff line-length= config= target-version= exclude= include="},isort:{targets:"all",recursive:!0,except:["c","check","check-only","diff"],long:"check check-only diff profile="},sd:{targets:"all",except:["p","preview"],values:"nf"}},cl=({args:e,state:t,shell:s})=>{const i=P(e,{values:"abClnt",long:"suffix-length= bytes= line-bytes= lines= number= additional-suffix= filter= numeric-suffixes? hex-suffixes? separator="});for(const n of N(i,"filter"))s.doubt(`split --filter ${n}`,"it runs a command for each part");const r=i.operands[1]??"x";return s.write(t,r+Y,"split"),null},ll=({args:e,state:t,shell:s})=>{const i=P(e,{values:"fbn",long:"prefix= suffix-format= digits="}),[r="xx"]=N(i,"f","prefix");return s.write(t,r+Y,"csplit"),null},hl="directory= output= reject-file= input= strip= dry-run backup prefix= suffix= reverse forward",ul=({args:e,state:t,shell:s,input:i})=>{const r=P(e,{values:"doripBzFDVYg",long:hl});if(y(r,"dry-run","C"))return null;const[n="."]=N(r,"d","directory"),o=N(r,"o","output","r","reject-file");for(const d of o)d!=="-"&&s.write(t,d,"patch");const[a]=r.operands;if(y(r,"o","output"))return null;if(a!==void 0)return s.write(t,`${n}/${a}`,"patch"),null;const c=i===null||j(i)?[]:[...i.matchAll(/^(?:\+\+\+|---) ([^\t\n]+)/gm)].map(d=>d[1]??""),l=Number(N(r,"p","strip")[0]??"-1");if(!(c.length>0&&l>=0))s.write(t,n,"patch",{recursive:!0});else for(const d of c)d!=="/dev/null"&&s.write(t,`${n}/${d.split("/").slice(l).join("/")}`,"patch");return null},Pr=({name:e,args:t,state:s,shell:i})=>{const[r="",...n]=t,o=P(n,{values:"c",long:"write fix apply config= config-path= select= check diff unsafe"});if(!(e==="ruff"&&r==="format"&&!y(o,"check","diff"))&&!y(o,"write","fix","apply"))return null;for(const c of o.operands.length>0?o.operands:["."])i.write(s,c,`${e} ${r}`,{recursive:!0});return null},Dr=e=>t=>(t.args[0]===e&&t.shell.noteIrreversible(`${t.name} ${e}`),null),dl=({args:e,shell:t})=>(e.includes("-l")||t.doubt(["crontab",...e].join(" "),"it changes what runs later"),null),pl={...Ts(al),sed:Sr,gsed:Sr,split:cl,csplit:ll,patch:ul,biome:Pr,ruff:Pr,cargo:Dr("publish"),twine:Dr("upload"),crontab:dl,at:({shell:e})=>(e.doubt(`at ${$}`,"it changes what runs later"),null)};function oe(e,t=0){return({args:s,state:i,input:r,shell:n})=>{const{operands:o}=P(s,{...e,stopAtOperand:!0});return n.runWords(o.slice(t),i,r)}}var fl=e=>{const t=P(e.args,{values:"uCS",long:"unset= chdir= split-string= ignore-environment",stopAtOperand:!0}),s=F(e.state);for(const n of N(t,"C","chdir"))ze(n,s);const i=[...N(t,"S","split-string").flatMap(n=>n.trim().split(/\s+/)),...t.operands],r=i.findIndex(n=>!/^[A-Za-z_]\w*=/.test(n));for(const n of r===-1?i:i.slice(0,r)){const o=n.indexOf("="),a=n.slice(0,o);s.variables.set(a,K(n.slice(o+1))),s.exported=new Set([...s.exported,a])}return r===-1?null:e.shell.runWords(i.slice(r),s,e.input)},ml=e=>{const s=P(e.args,{values:"ughpCrtTUDR",long:"user= group= chdir= host= prompt= close-from= role= type= other-user= chroot= command-timeout=",stopAtOperand:!0}),i=F(e.state);y(s,"H","i","login","set-home")&&i.variables.set("HOME",K($));for(const r of N(s,"D","chdir"))ze(r,i);if(y(s,"e","edit"))for(const r of s.operands)e.shell.write(i,r,"sudo -e");else return e.shell.runWords(s.operands.filter((r,n,o)=>n>0||!/^\w+=/.test(r)||o.length===0),i,e.input);return null},vl=e=>{const{flags:t,operands:s}=P(e.args,{stopAtOperand:!0});if(t.has("v")||t.has("V"))return null;const i=e.state.functions.size===0?e.state:{...e.state,functions:new Map},r=e.shell.runWords(s,i,e.input);return i!==e.state&&Object.assign(e.state,{...i,functions:e.state.functions}),r},Tr=e=>{const t=P(e.args,{values:"oepsuEIOPSabX",long:"output=",stopAtOperand:!0});for(const s of N(t,"o","output"))e.shell.write(e.state,s,`${e.name} -o`);return e.shell.runWords(t.operands,e.state,e.input)},gl=e=>{const t=P(e.args,{values:"of",long:"output= format=",stopAtOperand:!0});for(const s of N(t,"o","output"))e.shell.write(e.state,s,"time -o");return e.shell.runWords(t.operands,e.state,e.input)};function $e(e,t){return s=>{const{operands:i,values:r}=P(s.args,{...t,stopAtOperand:!0});for(const c of[...r.get("c")??[],...r.get("call")??[]])lt(c,[],s);if(e.length===0)return s.shell.runWords(i.map((c,l)=>l===0?c.replace(/(.)@.*$/,"$1"):c),s.state,s.input);const[n,...o]=i;if((n==="publish"||n==="unpublish")&&s.shell.noteIrreversible(`${s.name} ${n}`),n===void 0||!e.includes(n))return null;const a=P(o,{...t,stopAtOperand:!0}).operands;return s.shell.runWords(a,s.state,s.input)}}var Ct={values:"cpwC",long:"call= package= workspace= prefix="},xl={env:fl,sudo:ml,doas:oe({values:"uC"}),nohup:oe({}),nice:oe({values:"n",long:"adjustment="}),ionice:oe({values:"cnpPu",long:"class= classdata="}),chrt:oe({values:"TPD"},1),taskset:oe({},1),timeout:oe({values:"ks",long:"kill-after= signal="},1),gtimeout:oe({values:"ks",long:"kill-after= signal="},1),stdbuf:oe({values:"ioe",long:"input= output= error="}),setsid:oe({}),setarch:oe({},1),unshare:oe({values:"SG"}),command:vl,builtin:oe({}),exec:oe({values:"a"}),busybox:oe({}),toybox:oe({}),chronic:oe({}),unbuffer:oe({}),caffeinate:oe({values:"tw"}),coproc:oe({}),time:gl,strace:Tr,ltrace:Tr,npx:$e([],Ct),bunx:$e([],Ct),pnpx:$e([],Ct),uvx:$e([],{long:"from= with= python=",values:"p"}),npm:$e(["exec","x"],Ct),pnpm:$e(["exec","dlx"],Ct),yarn:$e(["exec","dlx"],Ct),uv:$e(["run"],{long:"with= python= project= directory=",values:"p"}),poetry:$e(["run"],{}),pipenv:$e(["run"],{}),bundle:$e(["exec"],{})},$r=new Map([ao,Kc,xl,sl,Ko,sa,pl,Uo,ha,wa,ja,Mc].flatMap(e=>Object.entries(e))),wl=2e3,bl=1e4,Hs=400,kl=8,js=200,qs=e=>{const t=Fn(e.slice(0,js+1));return t.length>js?`${t.slice(0,js)}\u2026`:t};function Cl(e,t){return e.how==="redirect"||e.how.startsWith("rm")?!1:e.path===t||e.recursive&&t.startsWith(`${e.path}/`)}function yl(e,t){if(!ys(t))return{};const s=mt(t)?t:`${e}/${t}`;return{spelled:j(s)?Ni(s):s}}function Al(e,t,s){const i=e.recursive||s.recursive===!0;return{...e,how:t,recursive:i,...s.fromTop&&{fromTop:!0}}}function El(e){const t=new Map,s=new Map,i=new Set,r=new Set,n=new Set([e.cwd]);let o=0;const a=[],c=[],l=v=>{c.length<Hs&&c.push(qs(v))},h=(v,x)=>{const m=qs(v),g=`${m}
${x}`;s.has(g)||s.size>=Hs||(s.set(g,{what:m,why:x}),l(`unresolved: ${m} (${x})`))},d=v=>{const x=`${v.how}
${v.path}
${v.recursive}
${v.glob}`;if(!t.has(x)){if(t.size>=wl)return h(v.how,"too many paths to list");t.set(x,v),l(`${v.how} writes ${v.path}${v.recursive?" and below":""}${v.glob?" (pattern)":""}`)}},f=(v,x,m,g)=>{const C=Bi(v,x);typeof C=="string"?h(`${m} ${x}`,C):Li(C.path)||d({...Al(C,m,g),...yl(v,x)})};return{noteStep:l,doubt:h,notePlaces:v=>{for(const x of v??[null])n.add(x)},places:()=>{const v=[...n].filter(x=>x!==null);return v.length<n.size||v.length>kl?null:v},noteIrreversible:v=>{i.add(v)},noteCommand:v=>{a.length<Hs&&a.push(qs(v))},write:(v,x,m,g={})=>{if(!(x===""||Li(x))){if(o+=1,o>bl)return h(m,"too many paths to list");if(mt(x))return f("/",x,m,g);if(v.cwd===null)return h(`${m} ${x}`,"the directory it runs in is not known");for(const C of v.assumed)r.add(C);for(const C of v.cwd)f(C,x,m,g)}},finish(){const v=[...t.values()],x=g=>g==="/"||`${Qt(e.cwd,".")}/`.startsWith(`${g}/`)||v.some(C=>Cl(C,g)),m=[...r].filter(g=>!x(g));return{writes:v,unresolved:[...s.values()],irreversible:[...i],commands:a,assumedDirectories:m,steps:c}}}}var _l=1e6,Sl=new Set(["mkdir","echo","printf","true",":","export","set","pwd","touch","pushd","popd"]);function Pl(e){return e.type==="Command"&&(e.name===void 0||Sl.has(e.name.value))}function Dl(e){return e.type==="Pipeline"&&e.prefixes.filter(({type:t})=>t==="Negation").length%2===1}function Us(e,t,s,i){const r=F(t),n=F(t),o=i.runNode(e,n,s);if(!(e.type==="Command"&&JSON.stringify(r.cwd)!==JSON.stringify(n.cwd))){const l=Pl(e)?[]:null,h={success:n,failures:[{state:n,missing:l}],output:o};return Dl(e)?{success:n,failures:[{state:n,missing:null}],output:o}:h}return{success:{...n,assumed:r.assumed},failures:[{state:r,missing:n.cwd??[]}],output:o}}var ns=e=>e.reduce((t,s)=>t===null?s:De(t,s),null);function Wr({success:e,failures:t}){const s=t.filter(({missing:n})=>n===null).map(({state:n})=>n),i=t.flatMap(({missing:n,state:o})=>o.ended?[]:n??[]),r=ns([e,...s])??e;return{...r,assumed:[...new Set([...r.assumed,...i])]}}function Or(e,t){return e===null||t===null||e.length+t.length>_l?null:e+t}function Vs(e,t,s,i){if(e.type!=="AndOr")return Us(e,t,s,i);const[r,...n]=e.commands;if(r===void 0)return{success:t,failures:[],output:""};let o=Us(r,t,s,i);for(const[a,c]of n.entries()){if(i.isSpent())break;const l=e.operators[a]==="&&",h=l?o.success:ns(o.failures.map(({state:w})=>w))??o.success,d=Us(c,h,s,i),f=Or(o.output,d.output);o=l?{success:d.success,failures:[...o.failures,...d.failures],output:f}:{success:De(o.success,d.success),failures:d.failures,output:f}}return o}function Tl({command:e,background:t},s,i,r){const n=Vs(e,s,i,r);return t!==!0&&_e(s,Wr(n)),n.output}function Je(e,t,s,i){let r="";for(const n of e){if(i.isSpent())return null;r=Or(r,Tl(n,t,s,i))}return r}function $l(e,t,s,i){const r=e.at(-1);if(Je(e.slice(0,-1),t,s,i),r===void 0)return{yes:t,no:F(t)};const n=Vs(r.command,t,s,i),o=ns(n.failures.map(a=>a.state))??n.success;return{yes:F(n.success),no:F(o)}}var Nr=128,zs={"'":"'",'"':'"',"`":"`","(":")","{":"}"};function Rr(e,t){const s=zs[e.charAt(t)],i=s===")"||s==="}";let r=t+1;for(;r<e.length&&e.charAt(r)!==s;){const n=e.charAt(r);n==="\\"&&s!=="'"?r+=2:zs[n]!==void 0&&(i||s==='"'&&e.startsWith("$(",r-1))?r=Rr(e,r):r+=1}return r+1}function Wl(e){const t=[];let s=0,i=0;for(;i<e.length;){const r=e.charAt(i);r==="\\"?i+=2:r===","?(t.push(e.slice(s,i)),i+=1,s=i):i=zs[r]===void 0?i+1:Rr(e,i)}return t.push(e.slice(s)),t}function Br(e,t,s,i){const r=Math.abs(s)||1,n=Math.floor(Math.abs(t-e)/r)+1;return n>Nr?null:Array.from({length:n},(o,a)=>i(e+(t<e?-r:r)*a))}function Ol(e){const[,t="",s="",i="1"]=/^(-?\d{1,9}|[A-Za-z])\.\.(-?\d{1,9}|[A-Za-z])(?:\.\.(-?\d{1,9}))?$/.exec(e)??[];if(t==="")return;const r=/\d$/.test(t);if(r!==/\d$/.test(s))return;if(!r)return Br(t.charCodeAt(0),s.charCodeAt(0),Number(i),c=>String.fromCharCode(c));const o=[t,s].some(c=>/^-?0\d/.test(c))?Math.max(t.length,s.length):0,a=c=>c<0?`-${String(-c).padStart(o-1,"0")}`:String(c).padStart(o,"0");return Br(Number(t),Number(s),Number(i),a)}function Nl(e){const t=e.slice(1,-1),s=Ol(t);if(s!==void 0)return s;const i=Wl(t);return i.length>Nr?null:i}function Rl(e,t,s){if(s==="")return t.length===2?"":e;const i=t.startsWith("#"),n=t==="#"||t==="%%"?e.indexOf(s):e.lastIndexOf(s);return n===-1?e:i?e.slice(n+s.length):e.slice(0,n)}function Bl(e,t){const s=e.lastIndexOf("/"),i=e.slice(s+1),r=!pe(i)||i.includes(Ve);return t==="##"?r?st:i:i.includes(Ve)?e.slice(0,s+1)+Ve:r||s===-1||t!=="%"?$:e.slice(0,s)}function Ll(e,t){const s=e.lastIndexOf("/"),i=e.slice(s+1);if(!pe(i))return $;if(t==="##")return Y;const r=i.lastIndexOf("."),n=r!==-1&&!j(i.slice(r));return t==="%"?n?e.slice(0,s+1+r):e:$}function Fl(e,t,s){return s==="/"&&(t==="##"||t==="%")?Bl(e,t):s==="."?Ll(e,t):$}function Il(e,t,s){if(s?e.startsWith(t):e.endsWith(t))return s?e.slice(t.length):e.slice(0,e.length-t.length);const i=s?e.slice(0,t.length):e.slice(-t.length||void 0);return j(i)&&(s||!pe(e))?$:e}function Ml(e,t,s){if(!pe(s))return $;const i=t.startsWith("#");if(!/[*?[\\]/.test(s)&&!j(s))return Il(e,s,i);const r=s.replace(i?/^\*@/:/\*$/,"");return r===s||/[*?[\\]/.test(r)||j(r)?$:j(e)?Fl(e,t,r):Rl(e,t,r)}function Hl(e,t,s,i){if(!(s!==""&&!/[*?[\\&]/.test(s)&&!j(s+e)&&!i.includes("&")))return $;if(t==="//")return e.split(s).join(i);if(t==="/#")return e.startsWith(s)?i+e.slice(s.length):e;if(t==="/%")return e.endsWith(s)?e.slice(0,-s.length)+i:e;const n=e.indexOf(s);return n===-1?e:e.slice(0,n)+i+e.slice(n+s.length)}function jl(e,t){if(j(e))return $;const s=i=>t.startsWith("^")?i.toUpperCase():i.toLowerCase();return t.length===2?s(e):s(e.slice(0,1))+e.slice(1)}var os=e=>e.length===1?e[0]??"":$;function ql(e,t,s){if(![t,s??"0"].every(o=>/^\d+$/.test(o.trim())))return G;const r=Number(t),n=s===void 0?void 0:r+Number(s);return e.kind==="array"?{kind:"array",items:e.items.slice(Math.max(0,r-1),n===void 0?void 0:Math.max(0,n-1))}:K(...e.texts.map(o=>j(o)?$:o.slice(r,n)))}function Ul(e,t,s,i,r){if(t.kind==="array")return G;const n=s.replace(":",""),o=t.texts.some(l=>l===""||j(l));if(n==="+")return K("",...r.expand(i));if(n==="?"||!o)return t;const a=t.texts.every(l=>l==="")&&s.startsWith(":"),c=K(...a?[]:t.texts,...r.expand(i));return n==="="&&r.assign(e,c),c}function Qs(e,t){return e.kind==="array"?{kind:"array",items:e.items.map(t)}:K(...e.texts.map(t))}function Vl(e,t){if(e.prefix==="#")return K(Y);const s=t.lookup(e.parameter);if(e.prefix==="!"){const n=s.kind==="text"?os(s.texts):$;return e.index===void 0&&e.operation===void 0&&/^\w+$/.test(n)?t.lookup(n):G}const i=e.parameter==="@"||e.parameter==="*",r=e.index?.text;return s.kind==="text"?r===void 0||r==="0"||r==="@"||r==="*"?s:G:i||r==="@"||r==="*"?s:r===void 0||/^\d+$/.test(r)?K(s.items[Number(r??"0")]??""):G}function zl(e,t){const s=Vl(e,t),i=e.operation;if(i===void 0||e.prefix==="#")return s;switch(i.type){case"Default":return Ul(e.parameter,s,i.operator,i.operand,t);case"Remove":{const r=os(t.expand(i.operand));return Qs(s,n=>Ml(n,i.operator,r))}case"Replace":{const r=os(t.expand(i.pattern)),n=os(t.expand(i.replacement));return Qs(s,o=>Hl(o,i.operator,r,n))}case"CaseModification":return i.operand===void 0?Qs(s,r=>jl(r,i.operator)):G;case"Slice":return ql(s,i.offset.text,i.length?.text);default:return G}}var Ql=new Set("? # $ ! - RANDOM SECONDS LINENO BASHPID PPID UID EUID EPOCHSECONDS SRANDOM".split(" "));function Lr(e){return e===null?G:K(...e)}function Gl(e,t){return e==="@"||e==="*"?t===null?G:{kind:"array",items:t}:/^[1-9]\d*$/.test(e)?t===null?G:K(t[Number(e)-1]??""):null}function Gs(e,t,s){const i=t.variables.get(e);return i!==void 0?i:e==="HOME"?s===null?G:K(s):e==="PWD"?Lr(t.cwd):e==="OLDPWD"?Lr(t.previousCwd):Ql.has(e)?K(Y):Gl(e,t.positional)??G}function Fr(e,t,s){const[,i="",r=""]=/^~([^/]*)(.*)$/s.exec(e)??[],n={"":"HOME","+":"PWD","-":"OLDPWD"},o=Object.hasOwn(n,i)?n[i]:void 0,a=o===void 0?G:Gs(o,t,s);return(a.kind==="text"&&a.texts.length===1?a.texts[0]:$)+r}var Xl=16,We=e=>[[{text:e,fresh:!1}]];function Xs(e){let t=[[]];for(const s of e){const[i,...r]=s;if(t.length*s.length>Xl)return[[{text:ve,fresh:!1}]];if(i!==void 0&&r.length===0)for(const n of t)for(const o of i)n.push(o);else t=t.flatMap(n=>s.map(o=>[...n,...o]))}return t}function Ir(e,t){let s=0;for(const i of e)s+=i==="/"?1:i.text.length;return s>t?$:e.map(i=>i==="/"?" ":i.text).join("")}function Mr(e){const t=[];let s=null;const i=()=>{s!==null&&t.push(s),s=null};for(const r of e)if(r==="/")i();else{const[n="",...o]=r.fresh?r.text.split(/[ \t\n]+/):[r.text];(n!==""||!r.fresh)&&(s=`${s??""}${n}`);for(const a of o)i(),a!==""&&(s=a)}return i(),t}var Jl=5e4,Kl=2e6,Zl=256;function Js(e,t){const s=t.state.variables.get("IFS");return s===void 0||s.kind==="text"&&s.texts.every(r=>/^[ \t\n]*$/.test(r))||/^[\w.]*$/.test(e)?Wi(e):ve}function Yl(e){return{lookup:t=>Gs(t,e.state,e.home),assign:(t,s)=>e.state.variables.set(t,s),expand:t=>jt(t,e)}}function Hr(e,t,s,i){return e.kind==="text"?e.texts.map(r=>[{text:t?r:Js(r,i),fresh:!t}]):t&&!s?We(e.items.join(" ")):[e.items.flatMap((r,n)=>{const o={text:t?r:Js(r,i),fresh:!t};return n===0?[o]:["/",o]})]}function eh(e,t,s){const i=e===void 0?null:s.substitute(e),r=i===null?$:i.replace(/\n+$/,"");return[[{text:t?r:Js(r,s),fresh:!t}]]}function th(e,t,s){if(e.type==="SimpleExpansion"){const r=e.text.slice(1),n=Gs(r,s.state,s.home),o=r==="@"||r==="*",a=n.kind==="array"&&!o?{kind:"text",texts:[n.items[0]??""]}:n;return jr(Hr(a,t,r==="@",s),r)}if(e.type!=="ParameterExpansion")return We($);const i=e.index?.text??e.parameter;return jr(Hr(zl(e,Yl(s)),t,i==="@",s),i)}function jr(e,t){return t!=="@"?e:e.map(s=>s.map(i=>i==="/"?i:{...i,text:i.text.replaceAll($,ve)}))}function sh(e,t){const s=Xs(e.map(r=>Ks(r,!0,t)));return e.length===1&&/^\$(?:@|\{@|\{\w+\[@\])/.test(e[0]?.text??"")?s:s.map(r=>[{text:"",fresh:!1},...r])}function Ks(e,t,s){switch(e.type){case"Literal":case"SingleQuoted":case"AnsiCQuoted":return We(e.value);case"DoubleQuoted":case"LocaleString":return sh(e.parts,s);case"Glob":return e.kind!=="bracket"?We(e.kind==="star"?Y:$t):We(/^\[[^[\]\\'"$`/]+\]$/.test(e.text)?Wt+e.text.slice(1):Y);case"ExtendedGlob":return We(e.text.includes("/")?$:Y);case"CommandExpansion":return eh(e.script,t,s);case"ArithmeticExpansion":return Tt(e,i=>s.substitute(i)),We(Y);case"ProcessSubstitution":return e.script!==void 0&&s.substitute(e.script),We("/dev/fd/63");case"BraceExpansion":return We(ve);default:return th(e,t,s)}}function qr(e,t,s){if(e.startsWith("~"))return Fr(t,s.state,s.home);const i=/^[A-Za-z_]\w*\+?=(?=~)/.exec(e)?.[0];return i===void 0?t:i+Fr(t.slice(i.length),s.state,s.home)}function Zs(e,t){return e.parts===void 0?We(qr(e.text,e.value,t)):Xs(e.parts.map((s,i)=>i>0||s.type!=="Literal"?Ks(s,!1,t):We(qr(s.text,s.value,t))))}function Ur(e,t){const s=e.parts?.find(n=>n.type==="BraceExpansion");if(s===void 0)return[e];const i=Nl(s.text);if(i===null)return null;const r=[];for(const n of i){t.left-=1;const o=s.pos-e.pos,a=Rn(e.text.slice(0,o)+n+e.text.slice(o+s.text.length)),c=a===null||t.left<0?null:Ur(a,t);if(c===null)return null;r.push(...c)}return r}function as(e,t){const s=Ur(e,{left:Zl});return s===null?[[ve]]:s.length>1?[s.flatMap(i=>ih(Zs(i,t).map(Mr)))]:Zs(s[0]??e,t).map(Mr)}var ih=e=>e.length===1?e[0]??[]:[ve];function jt(e,t){const s=Zs(e,t).map(r=>Ir(r,Jl)),i=e.parts?.some(r=>r.type==="Glob")===!0&&!/[$`]/.test(e.text);return s.map(r=>(i?Oi(r):r).replaceAll(ve,$))}function rh(e,t){const s=Xs(e.map(i=>Ks(i,!0,t)));return s.length!==1?$:Ir(s[0]??[],Kl)}var nh=new Set([">",">>",">|","&>","&>>","<>"]);function oh(e,t,s){for(const[i,...r]of as(e,s.scope(t))){i!==void 0&&s.shell.write(t,i,"redirect");for(const n of r)s.shell.write(t,n,"redirect")}}function ah(e,t,s){return jt(e,s.scope(t)).every(i=>/^(?:\d+-?|-)$/.test(i))}function ch(e,t,s){if(e.type==="HereString"){const o=e.target===void 0?[]:jt(e.target,s.scope(t));return o.length===1?`${o[0]}
`:null}if(e.type!=="HereDoc")return null;const{body:i,operator:r}=e,n=i.parts===void 0?i.text:rh(i.parts,s.scope(t));return r==="<<-"?n.replace(/^\t+/gm,""):n}function lh(e,t,s,i){const{operator:r,target:n,descriptor:o}=e;if(n===void 0)return;const a=o?.type==="FileDescriptor"?o.value:void 0;/^(?:\/dev\/|\d|-)/.test(n.text)||(s.mayFail=!0),o?.type==="FileDescriptorVariable"&&t.variables.set(o.name,K("10"));const c=nh.has(r)||r===">&"&&!ah(n,t,i);c?oh(n,t,i):jt(n,i.scope(t)),c&&(o===void 0||a===1)&&r!=="<>"&&(s.isSilent=!0),r==="<"&&(o===void 0||a===0)&&(s.input=n.text==="/dev/null"?"":null)}function Vr(e,t,s,i){const r={input:s,isSilent:!1,mayFail:!1};for(const n of e)if(n.type==="Redirect")lh(n,t,r,i);else{const{descriptor:o}=n,a=ch(n,t,i);(o===void 0||o.type==="FileDescriptor"&&o.value===0)&&(r.input=a)}return r}function zr(e,t,s){const i=e.mayFail?F(t):null,r=s(e.input);return i!==null&&JSON.stringify(i.cwd)!==JSON.stringify(t.cwd)&&_e(t,De(i,t)),e.isSilent?"":r}var Qr=32;function hh(e,t,s){const{value:i,append:r,index:n,name:o}=e;if(n!==void 0)return G;const a=t.variables.get(o);if(i.type==="ArrayValue"){const l=i.elements.map(d=>as(d,s.scope(t)));if(l.some(d=>d.length!==1))return G;const h=l.flatMap(d=>d[0]??[]);return r!==!0?{kind:"array",items:h}:a?.kind==="array"?{kind:"array",items:[...a.items,...h]}:G}const c=jt(i,s.scope(t));return r!==!0?K(...c):a?.kind!=="text"||a.texts.length*c.length>Qr?G:K(...a.texts.flatMap(l=>c.map(h=>l+h)))}function Ys(e,t,s){t.variables.set(e.name,hh(e,t,s))}function uh(e,t,s){let i=[[]];for(const r of e.name===void 0?[]:[e.name,...e.args]){const n=dh(r,t,s),o=i.length*n.length>Qr?[[ve]]:n,[a,...c]=o;if(a!==void 0&&c.length===0)for(const l of i)for(const h of a)l.push(h);else i=i.flatMap(l=>o.map(h=>[...l,...h]))}return i}function dh(e,t,s){if(e.type!=="Assignment")return as(e,s.scope(t));Ys(e,t,s);const i=t.variables.get(e.name);return[[`${e.name}=${i?.kind==="text"&&i.texts.length===1?i.texts[0]:""}`]]}function ph(e,t,s,i){if(e.length===1)return ei(e[0]??[],t,s,i);const r=F(t),n=e.map((o,a)=>{const c=F(r),l=ei(o,c,s,i);return _e(t,a===0?c:De(t,c)),l});return n.every(o=>o===n[0])?n[0]??null:null}function fh(e,t,s,i){if(e.length===0)return i();const r=e.map(({name:a})=>[a,t.variables.get(a)]),{exported:n}=t;for(const a of e)Ys(a,t,s);t.exported=new Set([...n,...e.map(({name:a})=>a)]);const o=i();t.exported=n;for(const[a,c]of r)c===void 0?t.variables.delete(a):t.variables.set(a,c);return o}function mh(e,t){const s=e.name===void 0?void 0:t.aliases.get(e.name.text);return s===void 0?null:[s,...e.args.map(i=>i.text)].join(" ")}function vh(e,t,s,i){if(!i.spend())return null;const r=e.prefix.filter(c=>c.type==="Assignment"),n=mh(e,t),o=n===null?uh(e,t,i):[],a=Vr(e.redirects,t,s,i);if(e.name===void 0){for(const c of r)Ys(c,t,i);return""}return zr(a,t,c=>fh(r,t,i,()=>n===null?ph(o,t,c,i):gh(n,e,t,c,i)))}function gh(e,t,s,i,r){const n=F(s);n.aliases.delete(t.name?.text??"");const o=r.shell.runText(e,n,i);return _e(s,{...n,aliases:s.aliases}),o}function xh(e,t,s,i,r){const{positional:n}=s,o=[];r.functionExits.push(o),s.positional=t.slice(1);const a=F(s),c=e.map((l,h)=>{const d=h===0?s:F(a),f=r.runNode(l,d,i);return h>0&&_e(s,De(s,d)),f});r.functionExits.pop();for(const l of o)_e(s,De(s,l));return s.positional=n,c.length===1?c[0]??null:null}function ei(e,t,s,i){const[r,...n]=e,{shell:o}=i;if(r===void 0||r==="")return"";const a=t.functions.get(r);if(a!==void 0)return i.nest(r,()=>xh(a,e,t,s,i));const c=Le(r).replace(/\.exe$/i,"");if(j(c))return o.doubt(e.join(" "),"which program runs is known only when the command runs"),null;i.noteCommand(c);const l=$r.get(c);if(l===void 0)return null;const h=i.nest(c,()=>l({name:c,args:n,state:t,input:s,shell:o})??null);return i.notePlaces(t.cwd),h}var wh=64,Gr=3;function cs(e,t,s,i){const r=[];i.loopExits.push(r),i.runList(e.commands,t,s),i.loopExits.pop();for(const n of r)_e(t,De(t,n))}function ti(e,t){for(let s=0;s<Gr;s+=1){const i=F(e);t(i);const r=s===Gr-2?zn(e,i):De(e,{...i,ended:!1}),n=Qn(r,e);if(_e(e,r),n)return}}function Xr(e,t,s,i,r){return ti(s,n=>{t!==void 0&&r.runList(t.commands,n,i),cs(e,n,i,r)}),null}function bh(e,t,s){if(e.wordlist===void 0)return t.positional;const r=e.wordlist.map(n=>as(n,s.scope(t))).flatMap(n=>n.flat());return r.length>wh?null:r}var kh=e=>e.includes(ve)?e.replaceAll(ve,$):e;function Ch(e,t,s,i){const r=e.name.value,n=bh(e,t,i);if(n===null||e.type==="Select"){const o=n===null?G:K(...n);return ti(t,a=>{a.variables.set(r,o),cs(e.body,a,s,i)}),null}for(const o of n)t.variables.set(r,K(kh(o))),j(o)?ti(t,a=>cs(e.body,a,s,i)):cs(e.body,t,s,i),t.ended&&(t.ended=!1);return null}function yh(e,t,s,i){const r=[];let n=t;for(const o of[e,...e.elif]){const{yes:a,no:c}=$l(o.clause.commands,n,s,i);Je(o.then.commands,a,s,i),r.push(a),n=c}return e.else!==void 0&&Je(e.else.commands,n,s,i),r.push(n),_e(t,ns(r)??n),null}function Ah(e,t,s,i){Tt(e.word,n=>i.scope(t).substitute(n));const r=F(t);for(const{body:n}of e.items){const o=F(r);Je(n.commands,o,s,i),_e(t,De(t,o)),_e(r,De(r,o))}return null}function Eh(e,t,s,i){if(e.commands.length===1&&e.commands[0]!==void 0)return i.runNode(e.commands[0],t,s);let r=s;for(const n of e.commands)i.isSpent()||(r=i.runNode(n,F(t),r));return r}function Jr(e,t,s,i){Tt(e,r=>i.scope(s).substitute(r));for(const[,r=""]of t.matchAll(/\b([A-Za-z_]\w{0,200})\b/g))s.variables.has(r)&&s.variables.set(r,G);return""}function _h(e,t,s){const i=s.runNode(e.body,F(t),null);return t.variables.set(e.name?.value??"COPROC",{kind:"array",items:["63","60"]}),i}function Sh(e,t,s,i){switch(e.type){case"Command":return i.runCommand(e,t,s);case"Pipeline":return Eh(e,t,s,i);case"AndOr":{const r=Vs(e,t,s,i);return _e(t,Wr(r)),r.output}case"Redirected":return zr(Vr(e.redirects,t,s,i),t,r=>i.runNode(e.command,t,r));case"Subshell":return Je(e.body.commands,F(t),s,i);case"BraceGroup":return Je(e.body.commands,t,s,i);case"CompoundList":return Je(e.commands,t,s,i);case"If":return yh(e,t,s,i);case"Case":return Ah(e,t,s,i);case"For":case"Select":return Ch(e,t,s,i);case"While":return Xr(e.body,e.clause,t,s,i);case"ArithmeticFor":return Jr(e,"",t,i),Xr(e.body,void 0,t,s,i);case"Function":return t.functions.set(e.name.value,[e.body]),"";case"Coproc":return _h(e,t,i);case"ArithmeticCommand":return Jr(e,e.body,t,i);default:return Tt(e,r=>i.scope(t).substitute(r)),""}}function ls(e,t,s,i){const[r]=e.errors??[];return r!==void 0&&i.shell.doubt("the command",`the shell's syntax is not understood: ${r.message}`),Je(e.commands,t,s,i)}var Kr=1e6,Zr=3e3,Yr=80,Ph=20;function en(e){return{cwd:[e.cwd],previousCwd:null,assumed:[],variables:new Map,exported:new Set(["HOME","PWD","PATH"]),positional:null,functions:new Map,aliases:new Map,ended:!1}}function Dh(e,t,s,i){const{write:r,doubt:n,noteIrreversible:o,noteStep:a}=t;return{context:e,write:r,doubt:n,noteIrreversible:o,noteStep:a,defer:c=>{s.size<Ph&&s.add(c)},runWords:(c,l,h)=>ei(c,l,h,i()),runText:(c,l,h)=>i().nest("a script",()=>ls($i(c),l,h,i()))}}function tn(e,t,s){let i=Zr,r=0;const n={shell:Dh(e,t,s,()=>n),loopExits:[],functionExits:[],noteCommand:t.noteCommand,notePlaces:t.notePlaces,spend(){return i-=1,i<0&&t.doubt("the rest of the command",`more than ${Zr} steps to follow`),i>=0},isSpent:()=>i<0,nest(o,a){if(r>=Yr)return t.doubt(o,`nested deeper than ${Yr} levels`),null;r+=1;const c=i<0?null:a();return r-=1,c},scope:o=>({state:o,home:e.home,substitute:a=>n.nest("$(...)",()=>ls(a,F(o),null,n))}),runScript:(o,a,c)=>ls(o,a,c,n),runList:(o,a,c)=>Je(o,a,c,n),runNode:(o,a,c)=>n.nest(o.type,()=>Sh(o,a,c,n)),runCommand:(o,a,c)=>vh(o,a,c,n)};return n}function Th(e,t,s){const i=new Set,r=tn(t,s,i),n=en(t);ls($i(e),n,null,r);const o=s.places();for(const a of[...i])r.shell.runText(a,{...F(n),cwd:o,assumed:[]},null)}function $h(e,t,s){const{shell:i}=tn(t,s,new Set),r=en(t);$o(e,{...r,cwd:[t.cwd.replaceAll("\\","/")]},i)}function Wh(e,t){const s=El(t);if(e.length>Kr||/[\uFDD0-\uFDD7]/.test(e))return s.doubt(e,e.length>Kr?"the command is too long to read":"it contains characters no command has"),s.finish();try{t.dialect==="powershell"?$h(e,t,s):Th(e,t,s)}catch(i){if(!(i instanceof RangeError))throw i;s.doubt("the command","it is nested too deep, or grows too long, to follow")}return s.finish()}function Oh(e){return $r.has(e)};return {findShellWrites: Wh,isKnownProgram: Oh};
|*/
/*| part io/config-parser
const {OLDER_NAMES,environmentName,parseVariable} = (await loadPart("answers/pre-tool-use")).shared3;const {CRITICALITIES,DEFAULT_CONFIG,FAIL_MODES,GUARD_MODES,GUIDANCE_LEVELS,PLAN_ROOTS,SPAWN_GATES,THRESHOLD_NAMES,THRESHOLD_ROWS,TONES,UNRESOLVED_MODES} = (await loadPart("answers/pre-tool-use")).shared2;const {isSafeGlob} = await loadPart("shared/4");const {openStateFolder,removeQuietly,replaceFile} = await loadPart("shared/15");const {isRecord} = (await loadPart("answers/pre-tool-use")).shared13;const {__commonJS,__toESM} = (await loadPart("answers/pre-tool-use")).shared18;var require_parser=__commonJS({"node_modules/@iarna/toml/lib/parser.js"(e,s){"use strict";var r=1114112,t=class _ extends Error{constructor(l,o,h){super("[ParserError] "+l,o,h),this.name="ParserError",this.code="ParserError",Error.captureStackTrace&&Error.captureStackTrace(this,_)}},i=class{constructor(n){this.parser=n,this.buf="",this.returned=null,this.result=null,this.resultTable=null,this.resultArr=null}},a=class{constructor(){this.pos=0,this.col=0,this.line=0,this.obj={},this.ctx=this.obj,this.stack=[],this._buf="",this.char=null,this.ii=0,this.state=new i(this.parseStart)}parse(n){if(n.length===0||n.length==null)return;this._buf=String(n),this.ii=-1,this.char=-1;let l;for(;l===!1||this.nextChar();)l=this.runOne();this._buf=null}nextChar(){return this.char===10&&(++this.line,this.col=-1),++this.ii,this.char=this._buf.codePointAt(this.ii),++this.pos,++this.col,this.haveBuffer()}haveBuffer(){return this.ii<this._buf.length}runOne(){return this.state.parser.call(this,this.state.returned)}finish(){this.char=r;let n;do n=this.state.parser,this.runOne();while(this.state.parser!==n);return this.ctx=null,this.state=null,this._buf=null,this.obj}next(n){if(typeof n!="function")throw new t("Tried to set state to non-existent state: "+JSON.stringify(n));this.state.parser=n}goto(n){return this.next(n),this.runOne()}call(n,l){l&&this.next(l),this.stack.push(this.state),this.state=new i(n)}callNow(n,l){return this.call(n,l),this.runOne()}return(n){if(this.stack.length===0)throw this.error(new t("Stack underflow"));n===void 0&&(n=this.state.buf),this.state=this.stack.pop(),this.state.returned=n}returnNow(n){return this.return(n),this.runOne()}consume(){if(this.char===r)throw this.error(new t("Unexpected end-of-buffer"));this.state.buf+=this._buf[this.ii]}error(n){return n.line=this.line,n.col=this.col,n.pos=this.pos,n}parseStart(){throw new t("Must declare a parseStart method")}};a.END=r,a.Error=t,s.exports=a}}),require_create_datetime=__commonJS({"node_modules/@iarna/toml/lib/create-datetime.js"(e,s){"use strict";s.exports=r=>{const t=new Date(r);if(isNaN(t))throw new TypeError("Invalid Datetime");return t}}}),require_format_num=__commonJS({"node_modules/@iarna/toml/lib/format-num.js"(e,s){"use strict";s.exports=(r,t)=>{for(t=String(t);t.length<r;)t="0"+t;return t}}}),require_create_datetime_float=__commonJS({"node_modules/@iarna/toml/lib/create-datetime-float.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(i+"Z"),this.isFloating=!0}toISOString(){const i=`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`,a=`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`;return`${i}T${a}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_create_date=__commonJS({"node_modules/@iarna/toml/lib/create-date.js"(e,s){"use strict";var r=require_format_num(),t=global.Date,i=class extends t{constructor(a){super(a),this.isDate=!0}toISOString(){return`${this.getUTCFullYear()}-${r(2,this.getUTCMonth()+1)}-${r(2,this.getUTCDate())}`}};s.exports=a=>{const n=new i(a);if(isNaN(n))throw new TypeError("Invalid Datetime");return n}}}),require_create_time=__commonJS({"node_modules/@iarna/toml/lib/create-time.js"(e,s){"use strict";var r=require_format_num(),t=class extends Date{constructor(i){super(`0000-01-01T${i}Z`),this.isTime=!0}toISOString(){return`${r(2,this.getUTCHours())}:${r(2,this.getUTCMinutes())}:${r(2,this.getUTCSeconds())}.${r(3,this.getUTCMilliseconds())}`}};s.exports=i=>{const a=new t(i);if(isNaN(a))throw new TypeError("Invalid Datetime");return a}}}),require_toml_parser=__commonJS({"node_modules/@iarna/toml/lib/toml-parser.js"(exports,module){"use strict";module.exports=makeParserClass(require_parser()),module.exports.makeParserClass=makeParserClass;var TomlError=class d extends Error{constructor(s){super(s),this.name="TomlError",Error.captureStackTrace&&Error.captureStackTrace(this,d),this.fromTOML=!0,this.wrapped=null}};TomlError.wrap=e=>{const s=new TomlError(e.message);return s.code=e.code,s.wrapped=e,s},module.exports.TomlError=TomlError;var createDateTime=require_create_datetime(),createDateTimeFloat=require_create_datetime_float(),createDate=require_create_date(),createTime=require_create_time(),CTRL_I=9,CTRL_J=10,CTRL_M=13,CTRL_CHAR_BOUNDARY=31,CHAR_SP=32,CHAR_QUOT=34,CHAR_NUM=35,CHAR_APOS=39,CHAR_PLUS=43,CHAR_COMMA=44,CHAR_HYPHEN=45,CHAR_PERIOD=46,CHAR_0=48,CHAR_1=49,CHAR_7=55,CHAR_9=57,CHAR_COLON=58,CHAR_EQUALS=61,CHAR_A=65,CHAR_E=69,CHAR_F=70,CHAR_T=84,CHAR_U=85,CHAR_Z=90,CHAR_LOWBAR=95,CHAR_a=97,CHAR_b=98,CHAR_e=101,CHAR_f=102,CHAR_i=105,CHAR_l=108,CHAR_n=110,CHAR_o=111,CHAR_r=114,CHAR_s=115,CHAR_t=116,CHAR_u=117,CHAR_x=120,CHAR_z=122,CHAR_LCUB=123,CHAR_RCUB=125,CHAR_LSQB=91,CHAR_BSOL=92,CHAR_RSQB=93,CHAR_DEL=127,SURROGATE_FIRST=55296,SURROGATE_LAST=57343,escapes={[CHAR_b]:"\b",[CHAR_t]:"	",[CHAR_n]:`
`,[CHAR_f]:"\f",[CHAR_r]:"\r",[CHAR_QUOT]:'"',[CHAR_BSOL]:"\\"};function isDigit(e){return e>=CHAR_0&&e<=CHAR_9}function isHexit(e){return e>=CHAR_A&&e<=CHAR_F||e>=CHAR_a&&e<=CHAR_f||e>=CHAR_0&&e<=CHAR_9}function isBit(e){return e===CHAR_1||e===CHAR_0}function isOctit(e){return e>=CHAR_0&&e<=CHAR_7}function isAlphaNumQuoteHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_APOS||e===CHAR_QUOT||e===CHAR_LOWBAR||e===CHAR_HYPHEN}function isAlphaNumHyphen(e){return e>=CHAR_A&&e<=CHAR_Z||e>=CHAR_a&&e<=CHAR_z||e>=CHAR_0&&e<=CHAR_9||e===CHAR_LOWBAR||e===CHAR_HYPHEN}var _type=Symbol("type"),_declared=Symbol("declared"),hasOwnProperty=Object.prototype.hasOwnProperty,defineProperty=Object.defineProperty,descriptor={configurable:!0,enumerable:!0,writable:!0,value:void 0};function hasKey(e,s){return hasOwnProperty.call(e,s)?!0:(s==="__proto__"&&defineProperty(e,"__proto__",descriptor),!1)}var INLINE_TABLE=Symbol("inline-table");function InlineTable(){return Object.defineProperties({},{[_type]:{value:INLINE_TABLE}})}function isInlineTable(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_TABLE}var TABLE=Symbol("table");function Table(){return Object.defineProperties({},{[_type]:{value:TABLE},[_declared]:{value:!1,writable:!0}})}function isTable(e){return e===null||typeof e!="object"?!1:e[_type]===TABLE}var _contentType=Symbol("content-type"),INLINE_LIST=Symbol("inline-list");function InlineList(e){return Object.defineProperties([],{[_type]:{value:INLINE_LIST},[_contentType]:{value:e}})}function isInlineList(e){return e===null||typeof e!="object"?!1:e[_type]===INLINE_LIST}var LIST=Symbol("list");function List(){return Object.defineProperties([],{[_type]:{value:LIST}})}function isList(e){return e===null||typeof e!="object"?!1:e[_type]===LIST}var _custom;try{const utilInspect=eval("require('util').inspect");_custom=utilInspect.custom}catch(e){}var _inspect=_custom||"inspect",BoxedBigInt=class{constructor(e){try{this.value=global.BigInt.asIntN(64,e)}catch{this.value=null}Object.defineProperty(this,_type,{value:INTEGER})}isNaN(){return this.value===null}toString(){return String(this.value)}[_inspect](){return`[BigInt: ${this.toString()}]}`}valueOf(){return this.value}},INTEGER=Symbol("integer");function Integer(e){let s=Number(e);return Object.is(s,-0)&&(s=0),global.BigInt&&!Number.isSafeInteger(s)?new BoxedBigInt(e):Object.defineProperties(new Number(s),{isNaN:{value:function(){return isNaN(this)}},[_type]:{value:INTEGER},[_inspect]:{value:()=>`[Integer: ${e}]`}})}function isInteger(e){return e===null||typeof e!="object"?!1:e[_type]===INTEGER}var FLOAT=Symbol("float");function Float(e){return Object.defineProperties(new Number(e),{[_type]:{value:FLOAT},[_inspect]:{value:()=>`[Float: ${e}]`}})}function isFloat(e){return e===null||typeof e!="object"?!1:e[_type]===FLOAT}function tomlType(e){const s=typeof e;if(s==="object"){if(e===null)return"null";if(e instanceof Date)return"datetime";if(_type in e)switch(e[_type]){case INLINE_TABLE:return"inline-table";case INLINE_LIST:return"inline-list";case TABLE:return"table";case LIST:return"list";case FLOAT:return"float";case INTEGER:return"integer"}}return s}function makeParserClass(e){class s extends e{constructor(){super(),this.ctx=this.obj=Table()}atEndOfWord(){return this.char===CHAR_NUM||this.char===CTRL_I||this.char===CHAR_SP||this.atEndOfLine()}atEndOfLine(){return this.char===e.END||this.char===CTRL_J||this.char===CTRL_M}parseStart(){if(this.char===e.END)return null;if(this.char===CHAR_LSQB)return this.call(this.parseTableOrList);if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(isAlphaNumQuoteHyphen(this.char))return this.callNow(this.parseAssignStatement);throw this.error(new TomlError(`Unknown character "${this.char}"`))}parseWhitespaceToEOL(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M)return null;if(this.char===CHAR_NUM)return this.goto(this.parseComment);if(this.char===e.END||this.char===CTRL_J)return this.return();throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"))}parseAssignStatement(){return this.callNow(this.parseAssign,this.recordAssignStatement)}recordAssignStatement(t){let i=this.ctx,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&!isTable(i[n]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return i[_declared]=!0,isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseWhitespaceToEOL)}parseAssign(){return this.callNow(this.parseKeyword,this.recordAssignKeyword)}recordAssignKeyword(t){return this.state.resultTable?this.state.resultTable.push(t):this.state.resultTable=[t],this.goto(this.parseAssignKeywordPreDot)}parseAssignKeywordPreDot(){if(this.char===CHAR_PERIOD)return this.next(this.parseAssignKeywordPostDot);if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.goto(this.parseAssignEqual)}parseAssignKeywordPostDot(){if(this.char!==CHAR_SP&&this.char!==CTRL_I)return this.callNow(this.parseKeyword,this.recordAssignKeyword)}parseAssignEqual(){if(this.char===CHAR_EQUALS)return this.next(this.parseAssignPreValue);throw this.error(new TomlError('Invalid character, expected "="'))}parseAssignPreValue(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseValue,this.recordAssignValue)}recordAssignValue(t){return this.returnNow({key:this.state.resultTable,value:t})}parseComment(){do{if(this.char===e.END||this.char===CTRL_J)return this.return();if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("comments")}while(this.nextChar())}parseTableOrList(){if(this.char===CHAR_LSQB)this.next(this.parseList);else return this.goto(this.parseTable)}parseTable(){return this.ctx=this.obj,this.goto(this.parseTableNext)}parseTableNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseTableMore)}parseTableMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)&&(!isTable(this.ctx[t])||this.ctx[t][_declared]))throw this.error(new TomlError("Can't redefine existing key"));return this.ctx=this.ctx[t]=this.ctx[t]||Table(),this.ctx[_declared]=!0,this.next(this.parseWhitespaceToEOL)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else throw this.error(new TomlError("Can't redefine existing key"));return this.next(this.parseTableNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseList(){return this.ctx=this.obj,this.goto(this.parseListNext)}parseListNext(){return this.char===CHAR_SP||this.char===CTRL_I?null:this.callNow(this.parseKeyword,this.parseListMore)}parseListMore(t){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CHAR_RSQB){if(hasKey(this.ctx,t)||(this.ctx[t]=List()),isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isList(this.ctx[t])){const i=Table();this.ctx[t].push(i),this.ctx=i}else throw this.error(new TomlError("Can't redefine an existing key"));return this.next(this.parseListEnd)}else if(this.char===CHAR_PERIOD){if(!hasKey(this.ctx,t))this.ctx=this.ctx[t]=Table();else{if(isInlineList(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline array"));if(isInlineTable(this.ctx[t]))throw this.error(new TomlError("Can't extend an inline table"));if(isList(this.ctx[t]))this.ctx=this.ctx[t][this.ctx[t].length-1];else if(isTable(this.ctx[t]))this.ctx=this.ctx[t];else throw this.error(new TomlError("Can't redefine an existing key"))}return this.next(this.parseListNext)}else throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseListEnd(t){if(this.char===CHAR_RSQB)return this.next(this.parseWhitespaceToEOL);throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"))}parseValue(){if(this.char===e.END)throw this.error(new TomlError("Key without value"));if(this.char===CHAR_QUOT)return this.next(this.parseDoubleString);if(this.char===CHAR_APOS)return this.next(this.parseSingleString);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)return this.goto(this.parseNumberSign);if(this.char===CHAR_i)return this.next(this.parseInf);if(this.char===CHAR_n)return this.next(this.parseNan);if(isDigit(this.char))return this.goto(this.parseNumberOrDateTime);if(this.char===CHAR_t||this.char===CHAR_f)return this.goto(this.parseBoolean);if(this.char===CHAR_LSQB)return this.call(this.parseInlineList,this.recordValue);if(this.char===CHAR_LCUB)return this.call(this.parseInlineTable,this.recordValue);throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"))}recordValue(t){return this.returnNow(t)}parseInf(){if(this.char===CHAR_n)return this.next(this.parseInf2);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseInf2(){if(this.char===CHAR_f)return this.state.buf==="-"?this.return(-1/0):this.return(1/0);throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'))}parseNan(){if(this.char===CHAR_a)return this.next(this.parseNan2);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseNan2(){if(this.char===CHAR_n)return this.return(NaN);throw this.error(new TomlError('Unexpected character, expected "nan"'))}parseKeyword(){return this.char===CHAR_QUOT?this.next(this.parseBasicString):this.char===CHAR_APOS?this.next(this.parseLiteralString):this.goto(this.parseBareKey)}parseBareKey(){do{if(this.char===e.END)throw this.error(new TomlError("Key ended without value"));if(isAlphaNumHyphen(this.char))this.consume();else{if(this.state.buf.length===0)throw this.error(new TomlError("Empty bare keys are not allowed"));return this.returnNow()}}while(this.nextChar())}parseSingleString(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiStringMaybe):this.goto(this.parseLiteralString)}parseLiteralString(){do{if(this.char===CHAR_APOS)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiStringMaybe(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiString):this.returnNow()}parseLiteralMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseLiteralMultiStringContent):this.goto(this.parseLiteralMultiStringContent)}parseLiteralMultiStringContent(){do{if(this.char===CHAR_APOS)return this.next(this.parseLiteralMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}parseLiteralMultiEnd(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd2):(this.state.buf+="'",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd2(){return this.char===CHAR_APOS?this.next(this.parseLiteralMultiEnd3):(this.state.buf+="''",this.goto(this.parseLiteralMultiStringContent))}parseLiteralMultiEnd3(){return this.char===CHAR_APOS?(this.state.buf+="'",this.next(this.parseLiteralMultiEnd4)):this.returnNow()}parseLiteralMultiEnd4(){return this.char===CHAR_APOS?(this.state.buf+="'",this.return()):this.returnNow()}parseDoubleString(){return this.char===CHAR_QUOT?this.next(this.parseMultiStringMaybe):this.goto(this.parseBasicString)}parseBasicString(){do{if(this.char===CHAR_BSOL)return this.call(this.parseEscape,this.recordEscapeReplacement);if(this.char===CHAR_QUOT)return this.return();if(this.atEndOfLine())throw this.error(new TomlError("Unterminated string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}recordEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseBasicString)}parseMultiStringMaybe(){return this.char===CHAR_QUOT?this.next(this.parseMultiString):this.returnNow()}parseMultiString(){return this.char===CTRL_M?null:this.char===CTRL_J?this.next(this.parseMultiStringContent):this.goto(this.parseMultiStringContent)}parseMultiStringContent(){do{if(this.char===CHAR_BSOL)return this.call(this.parseMultiEscape,this.recordMultiEscapeReplacement);if(this.char===CHAR_QUOT)return this.next(this.parseMultiEnd);if(this.char===e.END)throw this.error(new TomlError("Unterminated multi-line string"));if(this.char===CHAR_DEL||this.char<=CTRL_CHAR_BOUNDARY&&this.char!==CTRL_I&&this.char!==CTRL_J&&this.char!==CTRL_M)throw this.errorControlCharIn("strings");this.consume()}while(this.nextChar())}errorControlCharIn(t){let i="\\u00";return this.char<16&&(i+="0"),i+=this.char.toString(16),this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${t}, use ${i} instead`))}recordMultiEscapeReplacement(t){return this.state.buf+=t,this.goto(this.parseMultiStringContent)}parseMultiEnd(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd2):(this.state.buf+='"',this.goto(this.parseMultiStringContent))}parseMultiEnd2(){return this.char===CHAR_QUOT?this.next(this.parseMultiEnd3):(this.state.buf+='""',this.goto(this.parseMultiStringContent))}parseMultiEnd3(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.next(this.parseMultiEnd4)):this.returnNow()}parseMultiEnd4(){return this.char===CHAR_QUOT?(this.state.buf+='"',this.return()):this.returnNow()}parseMultiEscape(){return this.char===CTRL_M||this.char===CTRL_J?this.next(this.parseMultiTrim):this.char===CHAR_SP||this.char===CTRL_I?this.next(this.parsePreMultiTrim):this.goto(this.parseEscape)}parsePreMultiTrim(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===CTRL_M||this.char===CTRL_J)return this.next(this.parseMultiTrim);throw this.error(new TomlError("Can't escape whitespace"))}parseMultiTrim(){return this.char===CTRL_J||this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M?null:this.returnNow()}parseEscape(){if(this.char in escapes)return this.return(escapes[this.char]);if(this.char===CHAR_u)return this.call(this.parseSmallUnicode,this.parseUnicodeReturn);if(this.char===CHAR_U)return this.call(this.parseLargeUnicode,this.parseUnicodeReturn);throw this.error(new TomlError("Unknown escape character: "+this.char))}parseUnicodeReturn(t){try{const i=parseInt(t,16);if(i>=SURROGATE_FIRST&&i<=SURROGATE_LAST)throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));return this.returnNow(String.fromCodePoint(i))}catch(i){throw this.error(TomlError.wrap(i))}}parseSmallUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=4)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseLargeUnicode(){if(isHexit(this.char)){if(this.consume(),this.state.buf.length>=8)return this.return()}else throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"))}parseNumberSign(){return this.consume(),this.next(this.parseMaybeSignedInfOrNan)}parseMaybeSignedInfOrNan(){return this.char===CHAR_i?this.next(this.parseInf):this.char===CHAR_n?this.next(this.parseNan):this.callNow(this.parseNoUnder,this.parseNumberIntegerStart)}parseNumberIntegerStart(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberIntegerExponentOrDecimal)):this.goto(this.parseNumberInteger)}parseNumberIntegerExponentOrDecimal(){return this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Integer(this.state.buf))}parseNumberInteger(){if(isDigit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder);if(this.char===CHAR_E||this.char===CHAR_e)return this.consume(),this.next(this.parseNumberExponentSign);if(this.char===CHAR_PERIOD)return this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseNoUnder(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD||this.char===CHAR_E||this.char===CHAR_e)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNoUnderHexOctBinLiteral(){if(this.char===CHAR_LOWBAR||this.char===CHAR_PERIOD)throw this.error(new TomlError("Unexpected character, expected digit"));if(this.atEndOfWord())throw this.error(new TomlError("Incomplete number"));return this.returnNow()}parseNumberFloat(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberFloat);if(isDigit(this.char))this.consume();else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.returnNow(Float(this.state.buf))}parseNumberExponentSign(){if(isDigit(this.char))return this.goto(this.parseNumberExponent);if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.call(this.parseNoUnder,this.parseNumberExponent);else throw this.error(new TomlError("Unexpected character, expected -, + or digit"))}parseNumberExponent(){if(isDigit(this.char))this.consume();else return this.char===CHAR_LOWBAR?this.call(this.parseNoUnder):this.returnNow(Float(this.state.buf))}parseNumberOrDateTime(){return this.char===CHAR_0?(this.consume(),this.next(this.parseNumberBaseOrDateTime)):this.goto(this.parseNumberOrDateTimeOnly)}parseNumberOrDateTimeOnly(){if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnder,this.parseNumberInteger);if(isDigit(this.char))this.consume(),this.state.buf.length>4&&this.next(this.parseNumberInteger);else return this.char===CHAR_E||this.char===CHAR_e?(this.consume(),this.next(this.parseNumberExponentSign)):this.char===CHAR_PERIOD?(this.consume(),this.call(this.parseNoUnder,this.parseNumberFloat)):this.char===CHAR_HYPHEN?this.goto(this.parseDateTime):this.char===CHAR_COLON?this.goto(this.parseOnlyTimeHour):this.returnNow(Integer(this.state.buf))}parseDateTimeOnly(){if(this.state.buf.length<4){if(isDigit(this.char))return this.consume();if(this.char===CHAR_COLON)return this.goto(this.parseOnlyTimeHour);throw this.error(new TomlError("Expected digit while parsing year part of a date"))}else{if(this.char===CHAR_HYPHEN)return this.goto(this.parseDateTime);throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"))}}parseNumberBaseOrDateTime(){return this.char===CHAR_b?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerBin)):this.char===CHAR_o?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerOct)):this.char===CHAR_x?(this.consume(),this.call(this.parseNoUnderHexOctBinLiteral,this.parseIntegerHex)):this.char===CHAR_PERIOD?this.goto(this.parseNumberInteger):isDigit(this.char)?this.goto(this.parseDateTimeOnly):this.returnNow(Integer(this.state.buf))}parseIntegerHex(){if(isHexit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerOct(){if(isOctit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseIntegerBin(){if(isBit(this.char))this.consume();else{if(this.char===CHAR_LOWBAR)return this.call(this.parseNoUnderHexOctBinLiteral);{const t=Integer(this.state.buf);if(t.isNaN())throw this.error(new TomlError("Invalid number"));return this.returnNow(t)}}}parseDateTime(){if(this.state.buf.length<4)throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseDateMonth)}parseDateMonth(){if(this.char===CHAR_HYPHEN){if(this.state.buf.length<2)throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseDateDay)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseDateDay(){if(this.char===CHAR_T||this.char===CHAR_SP){if(this.state.buf.length<2)throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));return this.state.result+="-"+this.state.buf,this.state.buf="",this.next(this.parseStartTimeHour)}else{if(this.atEndOfWord())return this.returnNow(createDate(this.state.result+"-"+this.state.buf));if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}}parseStartTimeHour(){return this.atEndOfWord()?this.returnNow(createDate(this.state.result)):this.goto(this.parseTimeHour)}parseTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result+="T"+this.state.buf,this.state.buf="",this.next(this.parseTimeMin)}else if(isDigit(this.char))this.consume();else throw this.error(new TomlError("Incomplete datetime"))}parseTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeSec);throw this.error(new TomlError("Incomplete datetime"))}}parseTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseTimeZoneOrFraction)}else throw this.error(new TomlError("Incomplete datetime"))}parseOnlyTimeHour(){if(this.char===CHAR_COLON){if(this.state.buf.length<2)throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));return this.state.result=this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeMin)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeMin(){if(this.state.buf.length<2&&isDigit(this.char))this.consume();else{if(this.state.buf.length===2&&this.char===CHAR_COLON)return this.state.result+=":"+this.state.buf,this.state.buf="",this.next(this.parseOnlyTimeSec);throw this.error(new TomlError("Incomplete time"))}}parseOnlyTimeSec(){if(isDigit(this.char)){if(this.consume(),this.state.buf.length===2)return this.next(this.parseOnlyTimeFractionMaybe)}else throw this.error(new TomlError("Incomplete time"))}parseOnlyTimeFractionMaybe(){if(this.state.result+=":"+this.state.buf,this.char===CHAR_PERIOD)this.state.buf="",this.next(this.parseOnlyTimeFraction);else return this.return(createTime(this.state.result))}parseOnlyTimeFraction(){if(isDigit(this.char))this.consume();else if(this.atEndOfWord()){if(this.state.buf.length===0)throw this.error(new TomlError("Expected digit in milliseconds"));return this.returnNow(createTime(this.state.result+"."+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}parseTimeZoneOrFraction(){if(this.char===CHAR_PERIOD)this.consume(),this.next(this.parseDateTimeFraction);else if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}parseDateTimeFraction(){if(isDigit(this.char))this.consume();else{if(this.state.buf.length===1)throw this.error(new TomlError("Expected digit in milliseconds"));if(this.char===CHAR_HYPHEN||this.char===CHAR_PLUS)this.consume(),this.next(this.parseTimeZoneHour);else{if(this.char===CHAR_Z)return this.consume(),this.return(createDateTime(this.state.result+this.state.buf));if(this.atEndOfWord())return this.returnNow(createDateTimeFloat(this.state.result+this.state.buf));throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"))}}}parseTimeZoneHour(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.next(this.parseTimeZoneSep)}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseTimeZoneSep(){if(this.char===CHAR_COLON)this.consume(),this.next(this.parseTimeZoneMin);else throw this.error(new TomlError("Unexpected character in datetime, expected colon"))}parseTimeZoneMin(){if(isDigit(this.char)){if(this.consume(),/\d\d$/.test(this.state.buf))return this.return(createDateTime(this.state.result+this.state.buf))}else throw this.error(new TomlError("Unexpected character in datetime, expected digit"))}parseBoolean(){if(this.char===CHAR_t)return this.consume(),this.next(this.parseTrue_r);if(this.char===CHAR_f)return this.consume(),this.next(this.parseFalse_a)}parseTrue_r(){if(this.char===CHAR_r)return this.consume(),this.next(this.parseTrue_u);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_u(){if(this.char===CHAR_u)return this.consume(),this.next(this.parseTrue_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseTrue_e(){if(this.char===CHAR_e)return this.return(!0);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_a(){if(this.char===CHAR_a)return this.consume(),this.next(this.parseFalse_l);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_l(){if(this.char===CHAR_l)return this.consume(),this.next(this.parseFalse_s);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_s(){if(this.char===CHAR_s)return this.consume(),this.next(this.parseFalse_e);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseFalse_e(){if(this.char===CHAR_e)return this.return(!1);throw this.error(new TomlError("Invalid boolean, expected true or false"))}parseInlineList(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===e.END)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_NUM?this.call(this.parseComment):this.char===CHAR_RSQB?this.return(this.state.resultArr||InlineList()):this.callNow(this.parseValue,this.recordInlineListValue)}recordInlineListValue(t){return this.state.resultArr||(this.state.resultArr=InlineList(tomlType(t))),isFloat(t)||isInteger(t)?this.state.resultArr.push(t.valueOf()):this.state.resultArr.push(t),this.goto(this.parseInlineListNext)}parseInlineListNext(){if(this.char===CHAR_SP||this.char===CTRL_I||this.char===CTRL_M||this.char===CTRL_J)return null;if(this.char===CHAR_NUM)return this.call(this.parseComment);if(this.char===CHAR_COMMA)return this.next(this.parseInlineList);if(this.char===CHAR_RSQB)return this.goto(this.parseInlineList);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTable(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));return this.char===CHAR_RCUB?this.return(this.state.resultTable||InlineTable()):(this.state.resultTable||(this.state.resultTable=InlineTable()),this.callNow(this.parseAssign,this.recordInlineTableValue))}recordInlineTableValue(t){let i=this.state.resultTable,a=t.key.pop();for(let n of t.key){if(hasKey(i,n)&&(!isTable(i[n])||i[n][_declared]))throw this.error(new TomlError("Can't redefine existing key"));i=i[n]=i[n]||Table()}if(hasKey(i,a))throw this.error(new TomlError("Can't redefine existing key"));return isInteger(t.value)||isFloat(t.value)?i[a]=t.value.valueOf():i[a]=t.value,this.goto(this.parseInlineTableNext)}parseInlineTableNext(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)return this.next(this.parseInlineTablePostComma);if(this.char===CHAR_RCUB)return this.goto(this.parseInlineTable);throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"))}parseInlineTablePostComma(){if(this.char===CHAR_SP||this.char===CTRL_I)return null;if(this.char===e.END||this.char===CHAR_NUM||this.char===CTRL_J||this.char===CTRL_M)throw this.error(new TomlError("Unterminated inline array"));if(this.char===CHAR_COMMA)throw this.error(new TomlError("Empty elements in inline tables are not permitted"));if(this.char===CHAR_RCUB)throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));return this.goto(this.parseInlineTable)}}return s}}}),require_parse_pretty_error=__commonJS({"node_modules/@iarna/toml/parse-pretty-error.js"(e,s){"use strict";s.exports=r;function r(t,i){if(t.pos==null||t.line==null)return t;let a=t.message;if(a+=` at row ${t.line+1}, col ${t.col+1}, pos ${t.pos}:
`,i&&i.split){const n=i.split(/\n/),l=String(Math.min(n.length,t.line+3)).length;let o=" ";for(;o.length<l;)o+=" ";for(let h=Math.max(0,t.line-1);h<Math.min(n.length,t.line+2);++h){let u=String(h+1);if(u.length<l&&(u=" "+u),t.line===h){a+=u+"> "+n[h]+`
`,a+=o+"  ";for(let c=0;c<t.col;++c)a+=" ";a+=`^
`}else a+=u+": "+n[h]+`
`}}return t.message=a+`
`,t}}}),require_parse_string=__commonJS({"node_modules/@iarna/toml/parse-string.js"(e,s){"use strict";s.exports=i;var r=require_toml_parser(),t=require_parse_pretty_error();function i(a){global.Buffer&&global.Buffer.isBuffer(a)&&(a=a.toString("utf8"));const n=new r;try{return n.parse(a),n.finish()}catch(l){throw t(l,a)}}}}),import_parse_string=__toESM(require_parse_string(),1),PROSE_KEYS=new Set(["title","description","name","version","status","owner","tags","date","updated"]);function wrapPolicy(e){const{guardrails:s,schema_version:r,...t}=e,a={...Object.fromEntries(Object.entries(t).filter(([l])=>!PROSE_KEYS.has(l))),...isRecord(s)?s:{}};if(!("guardrails"in e)&&Object.keys(a).length===0)return{};const n=r===void 0||String(r)==="1"?{}:{schema_version:r};return{guardrails:{write_roots:PLAN_ROOTS,...n,...a}}}function createKeyLocator(e){let s;return r=>{s??=indexKeys(e);for(let t=r;t!=="";t=t.slice(0,Math.max(0,t.lastIndexOf(".")))){const i=s.get(t);if(i!==void 0)return i}}}var PART=String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`,HEADER=new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`),KEY=new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);function indexKeys(e){const s=new Map;let r="",t=!1;for(const[i,a]of e.split(`
`).entries()){const n=a.trim(),l=t;if((n.match(/"""|'''/g)?.length??0)%2===1&&(t=!t),l)continue;const o=HEADER.exec(n)?.[1],h=o??KEY.exec(n)?.[1];if(h===void 0)continue;o!==void 0&&(r=unquote(o));const u=o!==void 0||r===""?unquote(h):`${r}.${unquote(h)}`;s.has(u)||s.set(u,i+1)}return s}function unquote(e){return e.split(".").map(s=>s.trim().replace(/^["']|["']$/g,"")).join(".")}var store$4,DEFAULT_CONFIG2={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function getGlobalConfig(e){return!e&&!store$4?DEFAULT_CONFIG2:{lang:e?.lang??store$4?.lang,message:e?.message,abortEarly:e?.abortEarly??store$4?.abortEarly,abortPipeEarly:e?.abortPipeEarly??store$4?.abortPipeEarly}}var store$3;function getGlobalMessage(e){return store$3?.get(e)}var store$2;function getSchemaMessage(e){return store$2?.get(e)}var store$1;function getSpecificMessage(e,s){return store$1?.get(e)?.get(s)}function _stringify(e){const s=typeof e;return s==="string"?`"${e}"`:s==="number"||s==="bigint"||s==="boolean"?`${e}`:s==="object"||s==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":s}function _addIssue(e,s,r,t,i){const a=i&&"input"in i?i.input:r.value,n=i?.expected??e.expects??null,l=i?.received??_stringify(a),o={kind:e.kind,type:e.type,input:a,expected:n,received:l,message:`Invalid ${s}: ${n?`Expected ${n} but r`:"R"}eceived ${l}`,requirement:e.requirement,path:i?.path,issues:i?.issues,lang:t.lang,abortEarly:t.abortEarly,abortPipeEarly:t.abortPipeEarly},h=e.kind==="schema",u=i?.message??e.message??getSpecificMessage(e.reference,o.lang)??(h?getSchemaMessage(o.lang):null)??t.message??getGlobalMessage(o.lang);u!==void 0&&(o.message=typeof u=="function"?u(o):u),h&&(r.typed=!1),r.issues?r.issues.push(o):r.issues=[o]}function _isValidObjectKey(e,s){return Object.prototype.hasOwnProperty.call(e,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function _joinExpects(e,s){const r=[...new Set(e)];return r.length>1?`(${r.join(` ${s} `)})`:r[0]??"never"}function _standardSchema(e){return e["~standard"]={version:1,vendor:"valibot",validate:s=>e["~run"]({value:s},getGlobalConfig())},e}var EMOJI_REGEX=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function check(e,s){return{kind:"validation",type:"check",reference:check,async:!1,expects:null,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement(r.value)&&_addIssue(this,"input",r,t),r}}}function gtValue(e,s){return{kind:"validation",type:"gt_value",reference:gtValue,async:!1,expects:`>${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function integer(e){return{kind:"validation",type:"integer",reference:integer,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(s,r){return s.typed&&!this.requirement(s.value)&&_addIssue(this,"integer",s,r),s}}}function maxLength(e,s){return{kind:"validation",type:"max_length",reference:maxLength,async:!1,expects:`<=${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&r.value.length>this.requirement&&_addIssue(this,"length",r,t,{received:`${r.value.length}`}),r}}}function maxValue(e,s){return{kind:"validation",type:"max_value",reference:maxValue,async:!1,expects:`<=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value<=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function minValue(e,s){return{kind:"validation",type:"min_value",reference:minValue,async:!1,expects:`>=${e instanceof Date?e.toJSON():_stringify(e)}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!(r.value>=this.requirement)&&_addIssue(this,"value",r,t,{received:r.value instanceof Date?r.value.toJSON():_stringify(r.value)}),r}}}function regex(e,s){return{kind:"validation",type:"regex",reference:regex,async:!1,expects:`${e}`,requirement:e,message:s,"~run"(r,t){return r.typed&&!this.requirement.test(r.value)&&_addIssue(this,"format",r,t),r}}}var ABORT_EARLY_CONFIG={abortEarly:!0};function getFallback(e,s,r){return typeof e.fallback=="function"?e.fallback(s,r):e.fallback}function getDefault(e,s,r){return typeof e.default=="function"?e.default(s,r):e.default}function is(e,s){return!e["~run"]({value:s},ABORT_EARLY_CONFIG).issues}function array(e,s){return _standardSchema({kind:"schema",type:"array",reference:array,expects:"Array",async:!1,item:e,message:s,"~run"(r,t){const i=r.value;if(Array.isArray(i)){r.typed=!0,r.value=[];for(let a=0;a<i.length;a++){const n=i[a],l=this.item["~run"]({value:n},t);if(l.issues){const o={type:"array",origin:"value",input:i,key:a,value:n};for(const h of l.issues)h.path?h.path.unshift(o):h.path=[o],r.issues?.push(h);if(r.issues||(r.issues=l.issues),t.abortEarly){r.typed=!1;break}}l.typed||(r.typed=!1),r.value.push(l.value)}}else _addIssue(this,"type",r,t);return r}})}function boolean(e){return _standardSchema({kind:"schema",type:"boolean",reference:boolean,expects:"boolean",async:!1,message:e,"~run"(s,r){return typeof s.value=="boolean"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function custom(e,s){return _standardSchema({kind:"schema",type:"custom",reference:custom,expects:"unknown",async:!1,check:e,message:s,"~run"(r,t){return this.check(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function number(e){return _standardSchema({kind:"schema",type:"number",reference:number,expects:"number",async:!1,message:e,"~run"(s,r){return typeof s.value=="number"&&!isNaN(s.value)?s.typed=!0:_addIssue(this,"type",s,r),s}})}function optional(e,s){return _standardSchema({kind:"schema",type:"optional",reference:optional,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:s,"~run"(r,t){return r.value===void 0&&(this.default!==void 0&&(r.value=getDefault(this,r,t)),r.value===void 0)?(r.typed=!0,r):this.wrapped["~run"](r,t)}})}function picklist(e,s){return _standardSchema({kind:"schema",type:"picklist",reference:picklist,expects:_joinExpects(e.map(_stringify),"|"),async:!1,options:e,message:s,"~run"(r,t){return this.options.includes(r.value)?r.typed=!0:_addIssue(this,"type",r,t),r}})}function record(e,s,r){return _standardSchema({kind:"schema",type:"record",reference:record,expects:"Object",async:!1,key:e,value:s,message:r,"~run"(t,i){const a=t.value;if(a&&typeof a=="object"){t.typed=!0,t.value={};for(const n in a)if(_isValidObjectKey(a,n)){const l=a[n],o=this.key["~run"]({value:n},i);if(o.issues){const u={type:"object",origin:"key",input:a,key:n,value:l};for(const c of o.issues)c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=o.issues),i.abortEarly){t.typed=!1;break}}const h=this.value["~run"]({value:l},i);if(h.issues){const u={type:"object",origin:"value",input:a,key:n,value:l};for(const c of h.issues)c.path?c.path.unshift(u):c.path=[u],t.issues?.push(c);if(t.issues||(t.issues=h.issues),i.abortEarly){t.typed=!1;break}}(!o.typed||!h.typed)&&(t.typed=!1),o.typed&&(t.value[o.value]=h.value)}}else _addIssue(this,"type",t,i);return t}})}function strictObject(e,s){return _standardSchema({kind:"schema",type:"strict_object",reference:strictObject,expects:"Object",async:!1,entries:e,message:s,"~run"(r,t){const i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(const a in this.entries){const n=this.entries[a];if(a in i||(n.type==="exact_optional"||n.type==="optional"||n.type==="nullish")&&n.default!==void 0){const l=a in i?i[a]:getDefault(n),o=n["~run"]({value:l},t);if(o.issues){const h={type:"object",origin:"value",input:i,key:a,value:l};for(const u of o.issues)u.path?u.path.unshift(h):u.path=[h],r.issues?.push(u);if(r.issues||(r.issues=o.issues),t.abortEarly){r.typed=!1;break}}o.typed||(r.typed=!1),r.value[a]=o.value}else if(n.fallback!==void 0)r.value[a]=getFallback(n);else if(n.type!=="exact_optional"&&n.type!=="optional"&&n.type!=="nullish"&&(_addIssue(this,"key",r,t,{input:void 0,expected:`"${a}"`,path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]}),t.abortEarly))break}if(!r.issues||!t.abortEarly){for(const a in i)if(!Object.prototype.hasOwnProperty.call(this.entries,a)){_addIssue(this,"key",r,t,{input:a,expected:"never",path:[{type:"object",origin:"key",input:i,key:a,value:i[a]}]});break}}}else _addIssue(this,"type",r,t);return r}})}function string(e){return _standardSchema({kind:"schema",type:"string",reference:string,expects:"string",async:!1,message:e,"~run"(s,r){return typeof s.value=="string"?s.typed=!0:_addIssue(this,"type",s,r),s}})}function unknown(){return _standardSchema({kind:"schema",type:"unknown",reference:unknown,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,e}})}function pipe(...e){return _standardSchema({...e[0],pipe:e,"~run"(s,r){for(const t of e)if(t.kind!=="metadata"){if(s.issues&&(t.kind==="schema"||t.kind==="transformation")){s.typed=!1;break}(!s.issues||!r.abortEarly&&!r.abortPipeEarly)&&(s=t["~run"](s,r))}return s}})}function safeParse(e,s,r){const t=e["~run"]({value:s},getGlobalConfig(r));return{typed:t.typed,success:!t.issues,output:t.value,issues:t.issues}}var onOff={schema:boolean(),expected:"true or false"},ratio={schema:pipe(number(),gtValue(0),maxValue(1)),expected:"a number over 0 and up to 1"},tokens={schema:pipe(number(),integer(),minValue(1e3),maxValue(1e8)),expected:"a whole number of tokens, at least 1000"},fewMemories={schema:pipe(number(),integer(),minValue(0),maxValue(10)),expected:"a whole number from 0 to 10"},oneOf=e=>({schema:picklist(e),expected:`one of ${e.join(", ")}`}),wholeNumber=(e,s,r)=>({schema:pipe(number(),integer(),minValue(e),maxValue(s)),expected:`a whole number of ${r} from ${e} to ${s}`}),logFile=pipe(string(),regex(/^(?!.*\.\.)[\w.][\w./ -]{0,250}\.md$/)),logFiles={schema:pipe(array(logFile),maxLength(20)),expected:"a list of at most 20 Markdown files inside the project"},glob=pipe(string(),check(isSafeGlob)),globs=e=>pipe(array(glob),maxLength(e)),expectedGlobs=e=>`a list of at most ${e} globs with at most three wildcards each`,keepValid=e=>s=>{const r=Array.isArray(s)?s.filter(t=>is(e,t)).slice(0,100):[];return r.length===0?void 0:r},table=(e,s)=>pipe(custom(r=>!Array.isArray(r)),record(e,s)),toolName=pipe(string(),regex(/^[A-Za-z0-9_*:.-]{1,128}$/)),governed=table(glob,picklist(CRITICALITIES)),mode=oneOf(GUARD_MODES),architectureRule=strictObject({name:pipe(string(),regex(/^[\w .-]{1,60}$/)),files:globs(50),may_import:optional(globs(100)),never_import:optional(globs(100)),one_class_per_file:optional(boolean())}),operationName=pipe(string(),regex(/^[a-z][a-z0-9_]{0,39}$/)),thresholdRules=Object.fromEntries(THRESHOLD_ROWS.flatMap(e=>THRESHOLD_NAMES.map(s=>[`context_monitor.thresholds.${e}.${s}`,ratio]))),CONFIG_RULES={criticality:oneOf(CRITICALITIES),"context_monitor.enabled":onOff,"context_monitor.low_threshold":ratio,"context_monitor.warning_threshold":ratio,"context_monitor.critical_threshold":ratio,"context_monitor.emergency_threshold":ratio,...thresholdRules,"context_monitor.absolute_floors":onOff,"context_monitor.operations":{schema:pipe(unknown(),check(e=>!Array.isArray(e)),record(operationName,pipe(number(),integer(),minValue(1),maxValue(1e8)))),expected:"a table of operations in snake_case and their tokens"},"context_monitor.typical_operation":{schema:operationName,expected:"the name of an operation in snake_case"},"context_monitor.compaction_point":tokens,"context_monitor.window":tokens,"context_monitor.tone":oneOf(TONES),"escalation.gate_spawns":oneOf(SPAWN_GATES),"governance.c3_files":{schema:globs(50),expected:expectedGlobs(50)},"governance.c4_files":{schema:globs(50),expected:expectedGlobs(50)},"resumption.max_age_hours":{schema:pipe(number(),minValue(0),maxValue(87600)),expected:"a number of hours from 0 to 87600"},"resumption.steer_summary":onOff,"resumption.orchestration_file":{schema:pipe(string(),regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),expected:"a path inside the project"},"memory.markers":onOff,"memory.guidance":oneOf(GUIDANCE_LEVELS),"memory.auto_capture.enabled":onOff,"memory.auto_capture.threshold":ratio,"memory.auto_capture.limit":fewMemories,"memory.auto_capture.prompt_first":onOff,"memory.rotation.decision_logs":logFiles,"memory.rotation.issue_logs":logFiles,"memory.rotation.max_lines":wholeNumber(1,1e6,"lines"),"memory.rotation.decision_days":wholeNumber(0,36500,"days"),"memory.rotation.issue_days":wholeNumber(0,36500,"days"),"memory.rotation.check_at_start":onOff,"memory.surface.limit":fewMemories,"memory.surface.at_start":fewMemories,"guardrails.write_roots":{schema:globs(100),expected:expectedGlobs(100),salvage:e=>keepValid(glob)(e)??(Array.isArray(e)?[]:PLAN_ROOTS)},"guardrails.protected":{schema:globs(100),expected:expectedGlobs(100),salvage:keepValid(glob)},"guardrails.allowed_tools":{schema:pipe(array(toolName),maxLength(500)),expected:"a list of tool names, in which * stands for anything",salvage:keepValid(toolName)},"guardrails.mcp_writers":{schema:table(toolName,pipe(array(string()),maxLength(20))),expected:"a table of tool names, each with the list of its fields that hold paths"},"guardrails.governance":{schema:governed,expected:`a table of globs, each with one of ${CRITICALITIES.join(", ")}`,salvage:e=>{const r=(typeof e=="object"&&e!==null&&!Array.isArray(e)?Object.entries(e):[]).filter(t=>is(governed,Object.fromEntries([t])));return r.length===0?void 0:Object.fromEntries(r)}},"guardrails.architecture":{schema:pipe(array(architectureRule),maxLength(100)),expected:"a list of rules with name, files, and may_import, never_import or one_class_per_file",salvage:keepValid(architectureRule)},"guardrails.evaluator":onOff,"guardrails.unresolved":oneOf(UNRESOLVED_MODES),"guardrails.fail":oneOf(FAIL_MODES),"guardrails.deadline":{schema:pipe(number(),integer(),minValue(50),maxValue(4e3)),expected:"a whole number of milliseconds from 50 to 4000"},"guardrails.modes.allowed_tools":mode,"guardrails.modes.self_protection":mode,"guardrails.modes.confined_writes":mode,"guardrails.modes.write_size":mode,"guardrails.modes.tool_availability":mode,"guardrails.modes.plan_evaluator":mode,"guardrails.modes.architecture":mode,"guardrails.modes.governance":mode,"guardrails.modes.post_compaction_approval":mode,"guardrails.modes.stale_resumption":mode,"hooks.session_start":onOff,"hooks.user_prompt_submit":onOff,"hooks.pre_compact":onOff,"hooks.pre_tool_use":onOff,"hooks.post_tool_use":onOff,"sections.project_context":onOff,"sections.resumption_context":onOff,"sections.context_monitor":onOff,"sections.compaction_alert":onOff,"sections.work_log":onOff,"sections.memory_capture":onOff,"sections.response_guidance":onOff,"sections.related_memories":onOff,"sections.write_check":onOff};function acceptsValue(e,s){return safeParse(CONFIG_RULES[e].schema,s).success}var MAX_PROBLEMS=20,THRESHOLD_GROUPS=[THRESHOLD_NAMES.map(e=>`context_monitor.${e}_threshold`),...THRESHOLD_ROWS.map(e=>THRESHOLD_NAMES.map(s=>`context_monitor.thresholds.${e}.${s}`))];function resolveConfig(e,s){const r={...DEFAULT_CONFIG},t={},i=[],a=new Map,n=(o,h,u,c,m)=>{const f=()=>{const p=i.length<1e3?m?.(o):void 0;return p===void 0?{path:c}:{path:c,line:p}};if(!isConfigKey(o)){i.push({code:"config-unknown-key",...f(),cause:shorten(o)});return}if(!acceptsValue(o,h)){const p=CONFIG_RULES[o].salvage?.(h);p!==void 0&&(r[o]=p,t[o]=u);const g=`${o} = ${describeValue(h)}, expected ${CONFIG_RULES[o].expected}`;i.push({code:"config-bad-value",...f(),cause:g,consequence:`${describeUsed(r[o])} is used`});return}r[o]=h,t[o]=u,a.set(o,c)};for(const o of e){const h=createKeyLocator(o.text),u=i.length;for(const[m,f]of flatten(o.values))n(m,f,o.name,o.path,h);const c=i.splice(u+MAX_PROBLEMS).length;c>0&&i.push({code:"config-bad-value",path:o.path,cause:`${c} more entries are wrong`,consequence:"they are not used"})}const l=new Map(Object.keys(DEFAULT_CONFIG).map(o=>[environmentName(o),o]));for(const[o,h]of s){const u=l.get(o)??OLDER_NAMES[o]??o;n(u,parseSettingText(u,h),"environment",o)}for(const o of THRESHOLD_GROUPS){const h=dropUnorderedThresholds(o,r,t,a);h&&i.push(h)}return{config:r,origins:t,problems:i}}function isConfigKey(e){return Object.hasOwn(CONFIG_RULES,e)}function parseSettingText(e,s){const r=s.trim();if(/^[[{]/.test(r)&&isConfigKey(e))try{return JSON.parse(r)}catch{return r}return isConfigKey(e)&&acceptsValue(e,[])?r.split(",").map(t=>t.trim()).filter(t=>t!==""):isConfigKey(e)&&typeof DEFAULT_CONFIG[e]=="boolean"&&/^[01]$/.test(r)?r==="1":r===""||isConfigKey(e)&&acceptsValue(e,r)?r:parseVariable(r)}function dropUnorderedThresholds(e,s,r,t){const i=e.filter(o=>s[o]!==null),a=i.map(o=>s[o]);if(a.every((o,h)=>h===0||o>(a[h-1]??0)))return null;const n=i.map((o,h)=>`${o} = ${a[h]}`).join(", "),l=t.get(i.at(-1)??"")??"configuration";for(const o of i)s[o]=null,delete r[o];return{code:"config-not-increasing",path:l,cause:`not increasing (${n})`}}function*flatten(e,s=null,r=0){const t=s!==null&&isConfigKey(s)&&isRecord(DEFAULT_CONFIG[s]),i=isRecord(e)&&!t&&!(e instanceof Date)&&r<=6,a=i?Object.entries(e):[];s!==null&&(!i||a.length===0&&isConfigKey(s))&&(yield[s,e]);for(const[n,l]of a){const o=n===""?'""':n;yield*flatten(l,s===null?o:`${s}.${o}`,r+1)}}function shorten(e){return e.length>100?`${e.slice(0,100)}...`:e}function describeUsed(e){const s=typeof e=="object"&&e!==null?JSON.stringify(e):describeValue(e);return shorten(s)}function describeValue(e){return typeof e=="string"?JSON.stringify(e.length>60?`${e.slice(0,60)}...`:e):e===null?"the value of the criticality or model":Array.isArray(e)?"a list":typeof e=="object"?"a table":String(e)}async function resolveSources(e){const s=[],r=[];for(const i of e.files)try{s.push({...i,values:i.name==="policy"?await parsePolicy(i.text):(0,import_parse_string.default)(i.text)})}catch(a){const{layer:n,problem:l}=closeBrokenLayer(i,a);n!==null&&s.push(n),r.push(l)}const t=resolveConfig(s,e.variables);return{...t,problems:[...r,...t.problems]}}async function parsePolicy(e){const{parseYamlRecord:s}=await loadPart("io/yaml-file");return wrapPolicy(s(e))}function closeBrokenLayer(e,s){const r=describeSyntaxError(e,s);if(!e.text.includes("write_roots"))return{layer:null,problem:r};const t={guardrails:{write_roots:PLAN_ROOTS}},i=`until it is repaired, writes are confined to ${PLAN_ROOTS.join(" and ")}`;return{layer:{...e,values:t},problem:{...r,consequence:i}}}function describeSyntaxError({name:e,path:s},r){const t=r.line,i=e==="policy"?"its front matter is not valid YAML":"not valid TOML";return typeof t=="number"?{code:"config-syntax",path:s,line:t+1,cause:i}:{code:"config-syntax",path:s,cause:i}}function saveCache(e,s){try{replaceFile(openStateFolder(e,["cache"]),"config.json",s)}catch{removeQuietly(`${e}/.holdfast/cache/config.json`)}};return {resolveSources,saveCache};
|*/
/*| part io/path-patterns
const {isSafeGlob: Ce} = await loadPart("shared/4");const {__commonJS: ge,__toESM: ve} = (await loadPart("answers/pre-tool-use")).shared18;var de=ge({"node_modules/picomatch/lib/constants.js"(N,Y){"use strict";var S="\\\\/",C=`[^${S}]`,q=0,c="\\.",$="\\+",p="\\?",o="\\/",A="(?=.)",_="[^/]",O=`(?:${o}|$)`,v=`(?:^|${o})`,M=`${c}{1,2}${O}`,K=`(?!${c})`,w=`(?!${v}${M})`,F=`(?!${c}{0,1}${O})`,le=`(?!${M})`,Z=`[^.${o}]`,se=`${_}*?`,z="/",u={DOT_LITERAL:c,PLUS_LITERAL:$,QMARK_LITERAL:p,SLASH_LITERAL:o,ONE_CHAR:A,QMARK:_,END_ANCHOR:O,DOTS_SLASH:M,NO_DOT:K,NO_DOTS:w,NO_DOT_SLASH:F,NO_DOTS_SLASH:le,QMARK_NO_DOT:Z,STAR:se,START_ANCHOR:v,SEP:z},i={...u,SLASH_LITERAL:`[${S}]`,QMARK:C,STAR:`${C}*?`,DOTS_SLASH:`${c}{1,2}(?:[${S}]|$)`,NO_DOT:`(?!${c})`,NO_DOTS:`(?!(?:^|[${S}])${c}{1,2}(?:[${S}]|$))`,NO_DOT_SLASH:`(?!${c}{0,1}(?:[${S}]|$))`,NO_DOTS_SLASH:`(?!${c}{1,2}(?:[${S}]|$))`,QMARK_NO_DOT:`[^.${S}]`,START_ANCHOR:`(?:^|[${S}])`,END_ANCHOR:`(?:[${S}]|$)`,SEP:"\\"},e={__proto__:null,alnum:"a-zA-Z0-9",alpha:"a-zA-Z",ascii:"\\x00-\\x7F",blank:" \\t",cntrl:"\\x00-\\x1F\\x7F",digit:"0-9",graph:"\\x21-\\x7E",lower:"a-z",print:"\\x20-\\x7E ",punct:"\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",space:" \\t\\r\\n\\v\\f",upper:"A-Z",word:"A-Za-z0-9_",xdigit:"A-Fa-f0-9"};Y.exports={DEFAULT_MAX_EXTGLOB_RECURSION:q,MAX_LENGTH:1024*64,POSIX_REGEX_SOURCE:e,REGEX_BACKSLASH:/\\(?![*+?^${}(|)[\]])/g,REGEX_NON_SPECIAL_CHARS:/^[^@![\].,$*+?^{}()|\\/]+/,REGEX_SPECIAL_CHARS:/[-*+?.^${}(|)[\]]/,REGEX_SPECIAL_CHARS_BACKREF:/(\\?)((\W)(\3*))/g,REGEX_SPECIAL_CHARS_GLOBAL:/([-*+?.^${}(|)[\]])/g,REGEX_REMOVE_BACKSLASH:/(?:\[.*?[^\\]\]|\\(?=.))/g,REPLACEMENTS:{__proto__:null,"***":"*","**@/**":"**","**@/**@/**":"**"},CHAR_0:48,CHAR_9:57,CHAR_UPPERCASE_A:65,CHAR_LOWERCASE_A:97,CHAR_UPPERCASE_Z:90,CHAR_LOWERCASE_Z:122,CHAR_LEFT_PARENTHESES:40,CHAR_RIGHT_PARENTHESES:41,CHAR_ASTERISK:42,CHAR_AMPERSAND:38,CHAR_AT:64,CHAR_BACKWARD_SLASH:92,CHAR_CARRIAGE_RETURN:13,CHAR_CIRCUMFLEX_ACCENT:94,CHAR_COLON:58,CHAR_COMMA:44,CHAR_DOT:46,CHAR_DOUBLE_QUOTE:34,CHAR_EQUAL:61,CHAR_EXCLAMATION_MARK:33,CHAR_FORM_FEED:12,CHAR_FORWARD_SLASH:47,CHAR_GRAVE_ACCENT:96,CHAR_HASH:35,CHAR_HYPHEN_MINUS:45,CHAR_LEFT_ANGLE_BRACKET:60,CHAR_LEFT_CURLY_BRACE:123,CHAR_LEFT_SQUARE_BRACKET:91,CHAR_LINE_FEED:10,CHAR_NO_BREAK_SPACE:160,CHAR_PERCENT:37,CHAR_PLUS:43,CHAR_QUESTION_MARK:63,CHAR_RIGHT_ANGLE_BRACKET:62,CHAR_RIGHT_CURLY_BRACE:125,CHAR_RIGHT_SQUARE_BRACKET:93,CHAR_SEMICOLON:59,CHAR_SINGLE_QUOTE:39,CHAR_SPACE:32,CHAR_TAB:9,CHAR_UNDERSCORE:95,CHAR_VERTICAL_LINE:124,CHAR_ZERO_WIDTH_NOBREAK_SPACE:65279,extglobChars(R){return{"!":{type:"negate",open:"(?:(?!(?:",close:`))${R.STAR})`},"?":{type:"qmark",open:"(?:",close:")?"},"+":{type:"plus",open:"(?:",close:")+"},"*":{type:"star",open:"(?:",close:")*"},"@":{type:"at",open:"(?:",close:")"}}},globChars(R){return R===!0?i:u}}}}),Se=ge({"node_modules/picomatch/lib/utils.js"(N){"use strict";var{REGEX_BACKSLASH:Y,REGEX_REMOVE_BACKSLASH:S,REGEX_SPECIAL_CHARS:C,REGEX_SPECIAL_CHARS_GLOBAL:q}=de();N.isObject=c=>c!==null&&typeof c=="object"&&!Array.isArray(c),N.hasRegexChars=c=>C.test(c),N.isRegexChar=c=>c.length===1&&N.hasRegexChars(c),N.escapeRegex=c=>c.replace(q,"\\$1"),N.toPosixSlashes=c=>c.replace(Y,"/"),N.isWindows=()=>{if(typeof navigator<"u"&&navigator.platform){const c=navigator.platform.toLowerCase();return c==="win32"||c==="windows"}return typeof process<"u"&&process.platform?process.platform==="win32":!1},N.removeBackslashes=c=>c.replace(S,$=>$==="\\"?"":$),N.escapeLast=(c,$,p)=>{const o=c.lastIndexOf($,p);return o===-1?c:c[o-1]==="\\"?N.escapeLast(c,$,o-1):`${c.slice(0,o)}\\${c.slice(o)}`},N.removePrefix=(c,$={})=>{let p=c;return p.startsWith("./")&&(p=p.slice(2),$.prefix="./"),p},N.wrapOutput=(c,$={},p={})=>{const o=p.contains?"":"^",A=p.contains?"":"$";let _=`${o}(?:${c})${A}`;return $.negated===!0&&(_=`(?:^(?!${_}).*$)`),_},N.basename=(c,{windows:$}={})=>{const p=c.split($?/[\\/]/:"/"),o=p[p.length-1];return o===""?p[p.length-2]:o}}}),$e=ge({"node_modules/picomatch/lib/scan.js"(N,Y){"use strict";var S=Se(),{CHAR_ASTERISK:C,CHAR_AT:q,CHAR_BACKWARD_SLASH:c,CHAR_COMMA:$,CHAR_DOT:p,CHAR_EXCLAMATION_MARK:o,CHAR_FORWARD_SLASH:A,CHAR_LEFT_CURLY_BRACE:_,CHAR_LEFT_PARENTHESES:O,CHAR_LEFT_SQUARE_BRACKET:v,CHAR_PLUS:M,CHAR_QUESTION_MARK:K,CHAR_RIGHT_CURLY_BRACE:w,CHAR_RIGHT_PARENTHESES:F,CHAR_RIGHT_SQUARE_BRACKET:le}=de(),Z=u=>u===A||u===c,se=u=>{u.isPrefix!==!0&&(u.depth=u.isGlobstar?1/0:1)},z=(u,i)=>{const e=i||{},R=u.length-1,E=e.parts===!0||e.tokens===!0||e.scanToEnd===!0,h=[],l=[],f=[];let D=u,X=-1,k=0,ue=0,J=!1,ne=!1,I=!1,ce=!1,fe=!1,ae=!1,m=!1,oe=!1,he=!1,W=!1,Q=0,ee,g,d={value:"",depth:0,isGlob:!1};const t=()=>X>=R,j=()=>D.charCodeAt(X+1),G=()=>(ee=g,D.charCodeAt(++X));for(;X<R;){g=G();let y;if(g===c){m=d.backslashes=!0,g=G(),g===_&&(ae=!0);continue}if(ae===!0||g===_){for(Q++;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===_){Q++;continue}if(ae!==!0&&g===p&&(g=G())===p){if(J=d.isBrace=!0,I=d.isGlob=!0,W=!0,E===!0)continue;break}if(ae!==!0&&g===$){if(J=d.isBrace=!0,I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===w&&(Q--,Q===0)){ae=!1,J=d.isBrace=!0,W=!0;break}}if(E===!0)continue;break}if(g===A){if(h.push(X),l.push(d),d={value:"",depth:0,isGlob:!1},W===!0)continue;if(ee===p&&X===k+1){k+=2;continue}ue=X+1;continue}if(e.noext!==!0&&(g===M||g===q||g===C||g===K||g===o)===!0&&j()===O){if(I=d.isGlob=!0,ce=d.isExtglob=!0,W=!0,g===o&&X===k&&(he=!0),E===!0){let te=0;for(;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===O){te++;continue}if(g===F&&--te===0){W=!0;break}}continue}break}if(g===C){if(ee===C&&(fe=d.isGlobstar=!0),I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===K){if(I=d.isGlob=!0,W=!0,E===!0)continue;break}if(g===v){for(;t()!==!0&&(y=G());){if(y===c){m=d.backslashes=!0,G();continue}if(y===le){ne=d.isBracket=!0,I=d.isGlob=!0,W=!0;break}}if(E===!0)continue;break}if(e.nonegate!==!0&&g===o&&X===k){oe=d.negated=!0,k++;continue}if(e.noparen!==!0&&g===O){if(I=d.isGlob=!0,E===!0){let V=1;for(;t()!==!0&&(g=G());){if(g===c){m=d.backslashes=!0,G();continue}if(g===O){V++;continue}if(g===F&&--V===0){W=!0;break}}continue}break}if(I===!0){if(W=!0,E===!0)continue;break}}e.noext===!0&&(ce=!1,I=!1);let B=D,s="",r="";k>0&&(s=D.slice(0,k),D=D.slice(k),ue-=k),B&&I===!0&&ue>0?(B=D.slice(0,ue),r=D.slice(ue)):I===!0?(B="",r=D):B=D,B&&B!==""&&B!=="/"&&B!==D&&Z(B.charCodeAt(B.length-1))&&(B=B.slice(0,-1)),e.unescape===!0&&(r&&(r=S.removeBackslashes(r)),B&&m===!0&&(B=S.removeBackslashes(B)));const re={prefix:s,input:u,start:k,base:B,glob:r,isBrace:J,isBracket:ne,isGlob:I,isExtglob:ce,isGlobstar:fe,negated:oe,negatedExtglob:he};if(e.tokens===!0&&(re.maxDepth=0,Z(g)||l.push(d),re.tokens=l),e.parts===!0||e.tokens===!0){let y;for(let P=0;P<h.length;P++){const Re=y!==void 0?y+1:k,xe=h[P],Ae=u.slice(Re,xe);e.tokens&&(P===0&&k!==0?(l[P].isPrefix=!0,l[P].value=s):l[P].value=Ae,se(l[P]),re.maxDepth+=l[P].depth),xe>=k&&(f.push(Ae),y=xe)}const V=y!==void 0?y+1:k,te=u.slice(V);f.push(te),e.tokens&&y&&y+1<u.length&&(l[l.length-1].value=te,se(l[l.length-1]),re.maxDepth+=l[l.length-1].depth),re.slashes=h,re.parts=f}return re};Y.exports=z}}),me=ge({"node_modules/picomatch/lib/parse.js"(N,Y){"use strict";var S=de(),C=Se(),{MAX_LENGTH:q,POSIX_REGEX_SOURCE:c,REGEX_NON_SPECIAL_CHARS:$,REGEX_SPECIAL_CHARS_BACKREF:p,REPLACEMENTS:o}=S,A=(u,i)=>{if(typeof i.expandRange=="function")return i.expandRange(...u,i);u.sort();const e=`[${u.join("-")}]`;try{new RegExp(e)}catch{return u.map(E=>C.escapeRegex(E)).join("..")}return e},_=(u,i)=>`Missing ${u}: "${i}" - use "\\\\${i}" to match literal characters`,O=u=>{const i=[];let e=0,R=0,E=0,h="",l=!1;for(const f of u){if(l===!0){h+=f,l=!1;continue}if(f==="\\"){h+=f,l=!0;continue}if(f==='"'){E=E===1?0:1,h+=f;continue}if(E===0){if(f==="[")e++;else if(f==="]"&&e>0)e--;else if(e===0){if(f==="(")R++;else if(f===")"&&R>0)R--;else if(f==="|"&&R===0){i.push(h),h="";continue}}}h+=f}return i.push(h),i},v=u=>{let i=!1;for(const e of u){if(i===!0){i=!1;continue}if(e==="\\"){i=!0;continue}if(/[?*+@!()[\]{}]/.test(e))return!1}return!0},M=u=>{let i=u.trim(),e=!0;for(;e===!0;)e=!1,/^@\([^\\()[\]{}|]+\)$/.test(i)&&(i=i.slice(2,-1),e=!0);if(v(i))return i.replace(/\\(.)/g,"$1")},K=u=>{const i=u.map(M).filter(Boolean);for(let e=0;e<i.length;e++)for(let R=e+1;R<i.length;R++){const E=i[e],h=i[R],l=E[0];if(!(!l||E!==l.repeat(E.length)||h!==l.repeat(h.length))&&(E===h||E.startsWith(h)||h.startsWith(E)))return!0}return!1},w=(u,i=!0)=>{if(u[0]!=="+"&&u[0]!=="*"||u[1]!=="(")return;let e=0,R=0,E=0,h=!1;for(let l=1;l<u.length;l++){const f=u[l];if(h===!0){h=!1;continue}if(f==="\\"){h=!0;continue}if(f==='"'){E=E===1?0:1;continue}if(E!==1){if(f==="["){e++;continue}if(f==="]"&&e>0){e--;continue}if(!(e>0)){if(f==="("){R++;continue}if(f===")"&&(R--,R===0))return i===!0&&l!==u.length-1?void 0:{type:u[0],body:u.slice(2,l),end:l}}}}},F=u=>`${u.length===1?C.escapeRegex(u[0]):`[${u.map(e=>C.escapeRegex(e)).join("")}]`}*`,le=u=>{let i=0;const e=[];for(;i<u.length;){const R=w(u.slice(i),!1);if(!R||R.type!=="*")return;const E=O(R.body).map(l=>l.trim());if(E.length!==1)return;const h=M(E[0]);if(!h||h.length!==1)return;e.push(h),i+=R.end+1}if(!(e.length<1))return e},Z=u=>{let i=0,e=u.trim(),R=w(e);for(;R;)i++,e=R.body.trim(),R=w(e);return i},se=(u,i)=>{if(i.maxExtglobRecursion===!1)return{risky:!1};const e=typeof i.maxExtglobRecursion=="number"?i.maxExtglobRecursion:S.DEFAULT_MAX_EXTGLOB_RECURSION,R=O(u).map(f=>f.trim());if(R.length>1&&(R.some(f=>f==="")||R.some(f=>/^[*?]+$/.test(f))||K(R)))return{risky:!0};const E=[];let h=!1,l=!0;for(const f of R){const D=le(f);if(D){h=!0,E.push(...D);continue}const X=M(f);if(X&&X.length===1){E.push(X);continue}if(l=!1,Z(f)>e)return{risky:!0}}return h?l?{risky:!0,safeOutput:F([...new Set(E)])}:{risky:!0}:{risky:!1}},z=(u,i)=>{if(typeof u!="string")throw new TypeError("Expected a string");u=o[u]||u;const e={...i},R=typeof e.maxLength=="number"?Math.min(q,e.maxLength):q;let E=u.length;if(E>R)throw new SyntaxError(`Input length: ${E}, exceeds maximum allowed length: ${R}`);const h={type:"bos",value:"",output:e.prepend||""},l=[h],f=e.capture?"":"?:",D=S.globChars(e.windows),X=S.extglobChars(D),{DOT_LITERAL:k,PLUS_LITERAL:ue,SLASH_LITERAL:J,ONE_CHAR:ne,DOTS_SLASH:I,NO_DOT:ce,NO_DOT_SLASH:fe,NO_DOTS_SLASH:ae,QMARK:m,QMARK_NO_DOT:oe,STAR:he,START_ANCHOR:W}=D,Q=a=>`(${f}(?:(?!${W}${a.dot?I:k}).)*?)`,ee=e.dot?"":ce,g=e.dot?m:oe;let d=e.bash===!0?Q(e):he;e.capture&&(d=`(${d})`),typeof e.noext=="boolean"&&(e.noextglob=e.noext);const t={input:u,index:-1,start:0,dot:e.dot===!0,consumed:"",output:"",prefix:"",backtrack:!1,negated:!1,brackets:0,braces:0,parens:0,quotes:0,globstar:!1,tokens:l};u=C.removePrefix(u,t),E=u.length;const j=[],G=[],B=[];let s=h,r;const re=()=>t.index===E-1,y=t.peek=(a=1)=>u[t.index+a],V=t.advance=()=>u[++t.index]||"",te=()=>u.slice(t.index+1),P=(a="",T=0)=>{t.consumed+=a,t.index+=T},Re=a=>{t.output+=a.output!=null?a.output:a.value,P(a.value)},xe=()=>{let a=1;for(;y()==="!"&&(y(2)!=="("||y(3)==="?");)V(),t.start++,a++;return a%2===0?!1:(t.negated=!0,t.start++,!0)},Ae=a=>{t[a]++,B.push(a)},pe=a=>{t[a]--,B.pop()},x=a=>{if(s.type==="globstar"){const T=t.braces>0&&(a.type==="comma"||a.type==="brace"),n=a.extglob===!0||j.length&&(a.type==="pipe"||a.type==="paren");a.type!=="slash"&&a.type!=="paren"&&!T&&!n&&(t.output=t.output.slice(0,-s.output.length),s.type="star",s.value="*",s.output=d,t.output+=s.output)}if(j.length&&a.type!=="paren"&&(j[j.length-1].inner+=a.value),(a.value||a.output)&&Re(a),s&&s.type==="text"&&a.type==="text"){s.output=(s.output||s.value)+a.value,s.value+=a.value;return}a.prev=s,l.push(a),s=a},be=(a,T)=>{const n={...X[T],conditions:1,inner:""};n.prev=s,n.parens=t.parens,n.output=t.output,n.startIndex=t.index,n.tokensIndex=l.length;const b=(e.capture?"(":"")+n.open;Ae("parens"),x({type:a,value:T,output:t.output?"":ne}),x({type:"paren",extglob:!0,value:V(),output:b}),j.push(n)},ye=a=>{const T=u.slice(a.startIndex,t.index+1),n=u.slice(a.startIndex+2,t.index),b=se(n,e);if((a.type==="plus"||a.type==="star")&&b.risky){const H=b.safeOutput?(a.output?"":ne)+(e.capture?`(${b.safeOutput})`:b.safeOutput):void 0,ie=l[a.tokensIndex];ie.type="text",ie.value=T,ie.output=H||C.escapeRegex(T);for(let _e=a.tokensIndex+1;_e<l.length;_e++)l[_e].value="",l[_e].output="",delete l[_e].suffix;t.output=a.output+ie.output,t.backtrack=!0,x({type:"paren",extglob:!0,value:r,output:""}),pe("parens");return}let L=a.close+(e.capture?")":""),U;if(a.type==="negate"){let H=d;if(a.inner&&a.inner.length>1&&a.inner.includes("/")&&(H=Q(e)),(H!==d||re()||/^\)+$/.test(te()))&&(L=a.close=`)$))${H}`),a.inner.includes("*")&&(U=te())&&/^\.[^\\/.]+$/.test(U)){const ie=z(U,{...i,fastpaths:!1}).output;L=a.close=`)${ie})${H})`}a.prev.type==="bos"&&(t.negatedExtglob=!0)}x({type:"paren",extglob:!0,value:r,output:L}),pe("parens")};if(e.fastpaths!==!1&&!/(^[*!]|[/()[\]{}"])/.test(u)){let a=!1,T=u.replace(p,(n,b,L,U,H,ie)=>U==="\\"?(a=!0,n):U==="?"?b?b+U+(H?m.repeat(H.length):""):ie===0?g+(H?m.repeat(H.length):""):m.repeat(L.length):U==="."?k.repeat(L.length):U==="*"?b?b+U+(H?d:""):d:b?n:`\\${n}`);return a===!0&&(e.unescape===!0?T=T.replace(/\\/g,""):T=T.replace(/\\+/g,n=>n.length%2===0?"\\\\":n?"\\":"")),T===u&&e.contains===!0?(t.output=u,t):(t.output=C.wrapOutput(T,t,i),t)}for(;!re();){if(r=V(),r==="\0")continue;if(r==="\\"){const n=y();if(n==="/"&&e.bash!==!0||n==="."||n===";")continue;if(!n){r+="\\",x({type:"text",value:r});continue}const b=/^\\+/.exec(te());let L=0;if(b&&b[0].length>2&&(L=b[0].length,t.index+=L,L%2!==0&&(r+="\\")),e.unescape===!0?r=V():r+=V(),t.brackets===0){x({type:"text",value:r});continue}}if(t.brackets>0&&(r!=="]"||s.value==="["||s.value==="[^")){if(e.posix!==!1&&r===":"){const n=s.value.slice(1);if(n.includes("[")&&(s.posix=!0,n.includes(":"))){const b=s.value.lastIndexOf("["),L=s.value.slice(0,b),U=s.value.slice(b+2),H=c[U];if(H){s.value=L+H,t.backtrack=!0,V(),!h.output&&l.indexOf(s)===1&&(h.output=ne);continue}}}(r==="["&&y()!==":"||r==="-"&&y()==="]")&&(r=`\\${r}`),r==="]"&&(s.value==="["||s.value==="[^")&&(r=`\\${r}`),e.posix===!0&&r==="!"&&s.value==="["&&(r="^"),s.value+=r,Re({value:r});continue}if(t.quotes===1&&r!=='"'){r=C.escapeRegex(r),s.value+=r,Re({value:r});continue}if(r==='"'){t.quotes=t.quotes===1?0:1,e.keepQuotes===!0&&x({type:"text",value:r});continue}if(r==="("){Ae("parens"),x({type:"paren",value:r});continue}if(r===")"){if(t.parens===0&&e.strictBrackets===!0)throw new SyntaxError(_("opening","("));const n=j[j.length-1];if(n&&t.parens===n.parens+1){ye(j.pop());continue}x({type:"paren",value:r,output:t.parens?")":"\\)"}),pe("parens");continue}if(r==="["){if(e.nobracket===!0||!te().includes("]")){if(e.nobracket!==!0&&e.strictBrackets===!0)throw new SyntaxError(_("closing","]"));r=`\\${r}`}else Ae("brackets");x({type:"bracket",value:r});continue}if(r==="]"){if(e.nobracket===!0||s&&s.type==="bracket"&&s.value.length===1){x({type:"text",value:r,output:`\\${r}`});continue}if(t.brackets===0){if(e.strictBrackets===!0)throw new SyntaxError(_("opening","["));x({type:"text",value:r,output:`\\${r}`});continue}pe("brackets");const n=s.value.slice(1);if(s.posix!==!0&&n[0]==="^"&&!n.includes("/")&&(r=`/${r}`),s.value+=r,Re({value:r}),e.literalBrackets===!1||C.hasRegexChars(n))continue;const b=C.escapeRegex(s.value);if(t.output=t.output.slice(0,-s.value.length),e.literalBrackets===!0){t.output+=b,s.value=b;continue}s.value=`(${f}${b}|${s.value})`,t.output+=s.value;continue}if(r==="{"&&e.nobrace!==!0){Ae("braces");const n={type:"brace",value:r,output:"(",outputIndex:t.output.length,tokensIndex:t.tokens.length};G.push(n),x(n);continue}if(r==="}"){const n=G[G.length-1];if(e.nobrace===!0||!n){x({type:"text",value:r,output:r});continue}let b=")";if(n.dots===!0){const L=l.slice(),U=[];for(let H=L.length-1;H>=0&&(l.pop(),L[H].type!=="brace");H--)L[H].type!=="dots"&&U.unshift(L[H].value);b=A(U,e),t.backtrack=!0}if(n.comma!==!0&&n.dots!==!0){const L=t.output.slice(0,n.outputIndex),U=t.tokens.slice(n.tokensIndex);n.value=n.output="\\{",r=b="\\}",t.output=L;for(const H of U)t.output+=H.output||H.value}x({type:"brace",value:r,output:b}),pe("braces"),G.pop();continue}if(r==="|"){j.length>0&&j[j.length-1].conditions++,x({type:"text",value:r});continue}if(r===","){let n=r;const b=G[G.length-1];b&&B[B.length-1]==="braces"&&(b.comma=!0,n="|"),x({type:"comma",value:r,output:n});continue}if(r==="/"){if(s.type==="dot"&&t.index===t.start+1){t.start=t.index+1,t.consumed="",t.output="",l.pop(),s=h;continue}x({type:"slash",value:r,output:J});continue}if(r==="."){if(t.braces>0&&s.type==="dot"){s.value==="."&&(s.output=k);const n=G[G.length-1];s.type="dots",s.output+=r,s.value+=r,n.dots=!0;continue}if(t.braces+t.parens===0&&s.type!=="bos"&&s.type!=="slash"){x({type:"text",value:r,output:k});continue}x({type:"dot",value:r,output:k});continue}if(r==="?"){if(!(s&&s.value==="(")&&e.noextglob!==!0&&y()==="("&&y(2)!=="?"){be("qmark",r);continue}if(s&&s.type==="paren"){const b=y();let L=r;(s.value==="("&&!/[!=<:]/.test(b)||b==="<"&&!/<([!=]|\w+>)/.test(te()))&&(L=`\\${r}`),x({type:"text",value:r,output:L});continue}if(e.dot!==!0&&(s.type==="slash"||s.type==="bos")){x({type:"qmark",value:r,output:oe});continue}x({type:"qmark",value:r,output:m});continue}if(r==="!"){if(e.noextglob!==!0&&y()==="("&&(y(2)!=="?"||!/[!=<:]/.test(y(3)))){be("negate",r);continue}if(e.nonegate!==!0&&t.index===0){xe();continue}}if(r==="+"){if(e.noextglob!==!0&&y()==="("&&y(2)!=="?"){be("plus",r);continue}if(s&&s.value==="("||e.regex===!1){x({type:"plus",value:r,output:ue});continue}if(s&&(s.type==="bracket"||s.type==="paren"||s.type==="brace")||t.parens>0){x({type:"plus",value:r});continue}x({type:"plus",value:ue});continue}if(r==="@"){if(e.noextglob!==!0&&y()==="("&&y(2)!=="?"){x({type:"at",extglob:!0,value:r,output:""});continue}x({type:"text",value:r});continue}if(r!=="*"){(r==="$"||r==="^")&&(r=`\\${r}`);const n=$.exec(te());n&&(r+=n[0],t.index+=n[0].length),x({type:"text",value:r});continue}if(s&&(s.type==="globstar"||s.star===!0)){s.type="star",s.star=!0,s.value+=r,s.output=d,t.backtrack=!0,t.globstar=!0,P(r);continue}let a=te();if(e.noextglob!==!0&&/^\([^?]/.test(a)){be("star",r);continue}if(s.type==="star"){if(e.noglobstar===!0){P(r);continue}const n=s.prev,b=n.prev,L=n.type==="slash"||n.type==="bos",U=b&&(b.type==="star"||b.type==="globstar");if(e.bash===!0&&(!L||a[0]&&a[0]!=="/")){x({type:"star",value:r,output:""});continue}const H=t.braces>0&&(n.type==="comma"||n.type==="brace"),ie=j.length&&(n.type==="pipe"||n.type==="paren");if(!L&&n.type!=="paren"&&!H&&!ie){x({type:"star",value:r,output:""});continue}for(;a.slice(0,3)==="/**";){const Ee=u[t.index+4];if(Ee&&Ee!=="/")break;a=a.slice(3),P("/**",3)}const _e=re()||t.parens>0&&a===")".repeat(t.parens)&&!j.some(Ee=>Ee.type==="negate");if(n.type==="bos"&&re()){s.type="globstar",s.value+=r,s.output=Q(e),t.output=s.output,t.globstar=!0,P(r);continue}if(n.type==="slash"&&n.prev.type!=="bos"&&!U&&_e){t.output=t.output.slice(0,-(n.output+s.output).length),n.output=`(?:${n.output}`,s.type="globstar",s.output=Q(e)+(e.strictSlashes?")":"|$)"),s.value+=r,t.globstar=!0,t.output+=n.output+s.output,P(r);continue}if(n.type==="slash"&&n.prev.type!=="bos"&&a[0]==="/"){const Ee=a[1]!==void 0?"|$":"";t.output=t.output.slice(0,-(n.output+s.output).length),n.output=`(?:${n.output}`,s.type="globstar",s.output=`${Q(e)}${J}|${J}${Ee})`,s.value+=r,t.output+=n.output+s.output,t.globstar=!0,P(r+V()),x({type:"slash",value:"/",output:""});continue}if(n.type==="bos"&&a[0]==="/"){s.type="globstar",s.value+=r,s.output=`(?:^|${J}|${Q(e)}${J})`,t.output=s.output,t.globstar=!0,P(r+V()),x({type:"slash",value:"/",output:""});continue}t.output=t.output.slice(0,-s.output.length),s.type="globstar",s.output=Q(e),s.value+=r,t.output+=s.output,t.globstar=!0,P(r);continue}const T={type:"star",value:r,output:d};if(e.bash===!0){T.output=".*?",(s.type==="bos"||s.type==="slash")&&(T.output=ee+T.output),x(T);continue}if(s&&(s.type==="bracket"||s.type==="paren")&&e.regex===!0){T.output=r,x(T);continue}(t.index===t.start||s.type==="slash"||s.type==="dot")&&(s.type==="dot"?(t.output+=fe,s.output+=fe):e.dot===!0?(t.output+=ae,s.output+=ae):(t.output+=ee,s.output+=ee),y()!=="*"&&(t.output+=ne,s.output+=ne)),x(T)}for(;t.brackets>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing","]"));t.output=C.escapeLast(t.output,"["),pe("brackets")}for(;t.parens>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing",")"));t.output=C.escapeLast(t.output,"("),pe("parens")}for(;t.braces>0;){if(e.strictBrackets===!0)throw new SyntaxError(_("closing","}"));t.output=C.escapeLast(t.output,"{"),pe("braces")}if(e.strictSlashes!==!0&&(s.type==="star"||s.type==="bracket")&&x({type:"maybe_slash",value:"",output:`${J}?`}),t.backtrack===!0){t.output="";for(const a of t.tokens)t.output+=a.output!=null?a.output:a.value,a.suffix&&(t.output+=a.suffix)}return t};z.fastpaths=(u,i)=>{const e={...i},R=typeof e.maxLength=="number"?Math.min(q,e.maxLength):q,E=u.length;if(E>R)throw new SyntaxError(`Input length: ${E}, exceeds maximum allowed length: ${R}`);u=o[u]||u;const{DOT_LITERAL:h,SLASH_LITERAL:l,ONE_CHAR:f,DOTS_SLASH:D,NO_DOT:X,NO_DOTS:k,NO_DOTS_SLASH:ue,STAR:J,START_ANCHOR:ne}=S.globChars(e.windows),I=e.dot?k:X,ce=e.dot?ue:X,fe=e.capture?"":"?:",ae={negated:!1,prefix:""};let m=e.bash===!0?".*?":J;e.capture&&(m=`(${m})`);const oe=ee=>ee.noglobstar===!0?m:`(${fe}(?:(?!${ne}${ee.dot?D:h}).)*?)`,he=ee=>{switch(ee){case"*":return`${I}${f}${m}`;case".*":return`${h}${f}${m}`;case"*.*":return`${I}${m}${h}${f}${m}`;case"*@/*":return`${I}${m}${l}${f}${ce}${m}`;case"**":return I+oe(e);case"**@/*":return`(?:${I}${oe(e)}${l})?${ce}${f}${m}`;case"**@/*.*":return`(?:${I}${oe(e)}${l})?${ce}${m}${h}${f}${m}`;case"**@/.*":return`(?:${I}${oe(e)}${l})?${h}${f}${m}`;default:{const g=/^(.*?)\.(\w+)$/.exec(ee);if(!g)return;const d=he(g[1]);return d?d+h+g[2]:void 0}}},W=C.removePrefix(u,ae);let Q=he(W);return Q&&e.strictSlashes!==!0&&(Q+=`${l}?`),Q},Y.exports=z}}),He=ge({"node_modules/picomatch/lib/picomatch.js"(N,Y){"use strict";var S=$e(),C=me(),q=Se(),c=de(),$=o=>o&&typeof o=="object"&&!Array.isArray(o),p=(o,A,_=!1)=>{if(Array.isArray(o)){const Z=o.map(z=>p(z,A,_));return z=>{for(const u of Z){const i=u(z);if(i)return i}return!1}}const O=$(o)&&o.tokens&&o.input;if(o===""||typeof o!="string"&&!O)throw new TypeError("Expected pattern to be a non-empty string");const v=A||{},M=v.windows,K=O?p.compileRe(o,A):p.makeRe(o,A,!1,!0),w=K.state;delete K.state;let F=()=>!1;if(v.ignore){const Z={...A,ignore:null,onMatch:null,onResult:null};F=p(v.ignore,Z,_)}const le=(Z,se=!1)=>{const{isMatch:z,match:u,output:i}=p.test(Z,K,A,{glob:o,posix:M}),e={glob:o,state:w,regex:K,posix:M,input:Z,output:i,match:u,isMatch:z};return typeof v.onResult=="function"&&v.onResult(e),z===!1?(e.isMatch=!1,se?e:!1):F(Z)?(typeof v.onIgnore=="function"&&v.onIgnore(e),e.isMatch=!1,se?e:!1):(typeof v.onMatch=="function"&&v.onMatch(e),se?e:!0)};return _&&(le.state=w),le};p.test=(o,A,_,{glob:O,posix:v}={})=>{if(typeof o!="string")throw new TypeError("Expected input to be a string");if(o==="")return{isMatch:!1,output:""};const M=_||{},K=M.format||(v?q.toPosixSlashes:null);let w=o===O,F=w&&K?K(o):o;return w===!1&&(F=K?K(o):o,w=F===O),(w===!1||M.capture===!0)&&(M.matchBase===!0||M.basename===!0?w=p.matchBase(o,A,_,v):w=A.exec(F)),{isMatch:!!w,match:w,output:F}},p.matchBase=(o,A,_,O=_&&_.windows)=>(A instanceof RegExp?A:p.makeRe(A,_)).test(q.basename(o,{windows:O})),p.isMatch=(o,A,_)=>p(A,_)(o),p.parse=(o,A)=>Array.isArray(o)?o.map(_=>p.parse(_,A)):C(o,{...A,fastpaths:!1}),p.scan=(o,A)=>S(o,A),p.compileRe=(o,A,_=!1,O=!1)=>{if(_===!0)return o.output;const v=A||{},M=v.contains?"":"^",K=v.contains?"":"$";let w=`${M}(?:${o.output})${K}`;o&&o.negated===!0&&(w=`^(?!${w}).*$`);const F=p.toRegex(w,A);return O===!0&&(F.state=o),F},p.makeRe=(o,A={},_=!1,O=!1)=>{if(!o||typeof o!="string")throw new TypeError("Expected a non-empty string");let v={negated:!1,fastpaths:!0};return A.fastpaths!==!1&&(o[0]==="."||o[0]==="*")&&(v.output=C.fastpaths(o,A)),v.output||(v=C(o,A)),p.compileRe(v,A,_,O)},p.toRegex=(o,A)=>{try{const _=A||{};return new RegExp(o,_.flags||(_.nocase?"i":""))}catch(_){if(A&&A.debug===!0)throw _;return/$^/}},p.constants=c,Y.exports=p}}),Le=ge({"node_modules/picomatch/index.js"(N,Y){"use strict";var S=He(),C=Se();function q(c,$,p=!1){return $&&($.windows===null||$.windows===void 0)&&($={...$,windows:C.isWindows()}),S(c,$,p)}Object.assign(q,S),Y.exports=q}}),Te=ve(Le(),1),Oe=4096,we=/[^/]{256}/;function ke(N){if(!Ce(N))return()=>!1;const Y=(0,Te.default)(N,{dot:!0,nonegate:!0,noextglob:!0});return S=>S.length<=Oe&&!we.test(S)&&Y(S)};return {makeGlobTest: ke};
|*/
/*| part io/report
const {
  redactText,
  serializeEvent
} = await loadPart("shared/12");
const {
  readClock
} = (await loadPart("answers/pre-tool-use")).shared16;
const {
  cleanText
} = await loadPart("shared/14");
const {
  appendState
} = await loadPart("shared/15");
const {
  writeSync
} = (await loadPart("answers/pre-tool-use")).shared1;



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
  "guard-failed": { failed: "Guard without a verdict", consequence: "the call goes through unjudged by it" },
  "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
  "answer-too-long": { failed: "Answer over the limit", consequence: "the least important sections are left out" },
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
/*| part io/settings-text
const {isRecord: x} = (await loadPart("answers/pre-tool-use")).shared13;function W(e,l=!1){const t=e.length;let n=0,i="",r=0,g=16,o=0,f=0,k=0,u=0,a=0;function h(c,T){let m=0,p=0;for(;m<c||!T;){let s=e.charCodeAt(n);if(s>=48&&s<=57)p=p*16+s-48;else if(s>=65&&s<=70)p=p*16+s-65+10;else if(s>=97&&s<=102)p=p*16+s-97+10;else break;n++,m++}return m<c&&(p=-1),p}function w(c){n=c,i="",r=0,g=16,a=0}function O(){let c=n;if(e.charCodeAt(n)===48)n++;else for(n++;n<e.length&&d(e.charCodeAt(n));)n++;if(n<e.length&&e.charCodeAt(n)===46)if(n++,n<e.length&&d(e.charCodeAt(n)))for(n++;n<e.length&&d(e.charCodeAt(n));)n++;else return a=3,e.substring(c,n);let T=n;if(n<e.length&&(e.charCodeAt(n)===69||e.charCodeAt(n)===101))if(n++,(n<e.length&&e.charCodeAt(n)===43||e.charCodeAt(n)===45)&&n++,n<e.length&&d(e.charCodeAt(n))){for(n++;n<e.length&&d(e.charCodeAt(n));)n++;T=n}else a=3;return e.substring(c,T)}function v(){let c="",T=n;for(;;){if(n>=t){c+=e.substring(T,n),a=2;break}const m=e.charCodeAt(n);if(m===34){c+=e.substring(T,n),n++;break}if(m===92){if(c+=e.substring(T,n),n++,n>=t){a=2;break}switch(e.charCodeAt(n++)){case 34:c+='"';break;case 92:c+="\\";break;case 47:c+="/";break;case 98:c+="\b";break;case 102:c+="\f";break;case 110:c+=`
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
const {isRecord: Es} = (await loadPart("answers/pre-tool-use")).shared13;var Ye=Symbol.for("yaml.alias"),Je=Symbol.for("yaml.document"),J=Symbol.for("yaml.map"),wt=Symbol.for("yaml.pair"),R=Symbol.for("yaml.scalar"),z=Symbol.for("yaml.seq"),B=Symbol.for("yaml.node.type"),Z=e=>!!e&&typeof e=="object"&&e[B]===Ye,he=e=>!!e&&typeof e=="object"&&e[B]===Je,de=e=>!!e&&typeof e=="object"&&e[B]===J,T=e=>!!e&&typeof e=="object"&&e[B]===wt,E=e=>!!e&&typeof e=="object"&&e[B]===R,pe=e=>!!e&&typeof e=="object"&&e[B]===z;function I(e){if(e&&typeof e=="object")switch(e[B]){case J:case z:return!0}return!1}function L(e){if(e&&typeof e=="object")switch(e[B]){case Ye:case J:case R:case z:return!0}return!1}var kt=e=>(E(e)||I(e))&&!!e.anchor,_=Symbol("break visit"),St=Symbol("skip children"),q=Symbol("remove node");function x(e,t){const s=vt(t);he(e)?ee(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):ee(null,e,s,Object.freeze([]))}x.BREAK=_,x.SKIP=St,x.REMOVE=q;function ee(e,t,s,n){const i=Nt(e,t,s,n);if(L(i)||T(i))return Ot(e,n,i),ee(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=ee(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=ee("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=ee("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}async function Ge(e,t){const s=vt(t);he(e)?await te(null,e.contents,s,Object.freeze([e]))===q&&(e.contents=null):await te(null,e,s,Object.freeze([]))}Ge.BREAK=_,Ge.SKIP=St,Ge.REMOVE=q;async function te(e,t,s,n){const i=await Nt(e,t,s,n);if(L(i)||T(i))return Ot(e,n,i),te(e,i,s,n);if(typeof i!="symbol"){if(I(t)){n=Object.freeze(n.concat(t));for(let r=0;r<t.items.length;++r){const o=await te(r,t.items[r],s,n);if(typeof o=="number")r=o-1;else{if(o===_)return _;o===q&&(t.items.splice(r,1),r-=1)}}}else if(T(t)){n=Object.freeze(n.concat(t));const r=await te("key",t.key,s,n);if(r===_)return _;r===q&&(t.key=null);const o=await te("value",t.value,s,n);if(o===_)return _;o===q&&(t.value=null)}}return i}function vt(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function Nt(e,t,s,n){if(typeof s=="function")return s(e,t,n);if(de(t))return s.Map?.(e,t,n);if(pe(t))return s.Seq?.(e,t,n);if(T(t))return s.Pair?.(e,t,n);if(E(t))return s.Scalar?.(e,t,n);if(Z(t))return s.Alias?.(e,t,n)}function Ot(e,t,s){const n=t[t.length-1];if(I(n))n.items[e]=s;else if(T(n))e==="key"?n.key=s:n.value=s;else if(he(n))n.contents=s;else{const i=Z(n)?"alias":"scalar";throw new Error(`Cannot replace node with ${i} parent`)}}var Ts={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},Is=e=>e.replace(/[!,[\]{}]/g,t=>Ts[t]),se=class V{constructor(t,s){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},V.defaultYaml,t),this.tags=Object.assign({},V.defaultTags,s)}clone(){const t=new V(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new V(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:V.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},V.defaultTags);break}return t}add(t,s){this.atNextDocument&&(this.yaml={explicit:V.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},V.defaultTags),this.atNextDocument=!1);const n=t.trim().split(/[ \t]+/),i=n.shift();switch(i){case"%TAG":{if(n.length!==2&&(s(0,"%TAG directive should contain exactly two parts"),n.length<2))return!1;const[r,o]=n;return this.tags[r]=o,!0}case"%YAML":{if(this.yaml.explicit=!0,n.length!==1)return s(0,"%YAML directive should contain exactly one part"),!1;const[r]=n;if(r==="1.1"||r==="1.2")return this.yaml.version=r,!0;{const o=/^\d+\.\d+$/.test(r);return s(6,`Unsupported YAML version ${r}`,o),!1}}default:return s(0,`Unknown directive ${i}`,!0),!1}}tagName(t,s){if(t==="!")return"!";if(t[0]!=="!")return s(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const o=t.slice(2,-1);return o==="!"||o==="!!"?(s(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&s("Verbatim tags must end with a >"),o)}const[,n,i]=t.match(/^(.*!)([^!]*)$/s);i||s(`The ${t} tag has no suffix`);const r=this.tags[n];if(r)try{return r+decodeURIComponent(i)}catch(o){return s(String(o)),null}return n==="!"?t:(s(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[s,n]of Object.entries(this.tags))if(t.startsWith(n))return s+Is(t.substring(n.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const s=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],n=Object.entries(this.tags);let i;if(t&&n.length>0&&L(t.contents)){const r={};x(t.contents,(o,a)=>{L(a)&&a.tag&&(r[a.tag]=!0)}),i=Object.keys(r)}else i=[];for(const[r,o]of n)r==="!!"&&o==="tag:yaml.org,2002:"||(!t||i.some(a=>a.startsWith(o)))&&s.push(`%TAG ${r} ${o}`);return s.join(`
`)}};se.defaultYaml={explicit:!1,version:"1.2"},se.defaultTags={"!!":"tag:yaml.org,2002:"};function At(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){const s=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(s)}return!0}function Et(e){const t=new Set;return x(e,{Value(s,n){n.anchor&&t.add(n.anchor)}}),t}function Tt(e,t){for(let s=1;;++s){const n=`${e}${s}`;if(!t.has(n))return n}}function Ls(e,t){const s=[],n=new Map;let i=null;return{onAnchor:r=>{s.push(r),i??(i=Et(e));const o=Tt(t,i);return i.add(o),o},setAnchors:()=>{for(const r of s){const o=n.get(r);if(typeof o=="object"&&o.anchor&&(E(o.node)||I(o.node)))o.node.anchor=o.anchor;else{const a=new Error("Failed to resolve repeated object (this should not happen)");throw a.source=r,a}}},sourceObjects:n}}function ne(e,t,s,n){if(n&&typeof n=="object")if(Array.isArray(n))for(let i=0,r=n.length;i<r;++i){const o=n[i],a=ne(e,n,String(i),o);a===void 0?delete n[i]:a!==o&&(n[i]=a)}else if(n instanceof Map)for(const i of Array.from(n.keys())){const r=n.get(i),o=ne(e,n,i,r);o===void 0?n.delete(i):o!==r&&n.set(i,o)}else if(n instanceof Set)for(const i of Array.from(n)){const r=ne(e,n,i,i);r===void 0?n.delete(i):r!==i&&(n.delete(i),n.add(r))}else for(const[i,r]of Object.entries(n)){const o=ne(e,n,i,r);o===void 0?delete n[i]:o!==r&&(n[i]=o)}return e.call(t,s,n)}function K(e,t,s){if(Array.isArray(e))return e.map((n,i)=>K(n,String(i),s));if(e&&typeof e.toJSON=="function"){if(!s||!kt(e))return e.toJSON(t,s);const n={aliasCount:0,count:1,res:void 0};s.anchors.set(e,n),s.onCreate=r=>{n.res=r,delete s.onCreate};const i=e.toJSON(t,s);return s.onCreate&&s.onCreate(i),i}return typeof e=="bigint"&&!s?.keep?Number(e):e}var Qe=class{constructor(e){Object.defineProperty(this,B,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:t,maxAliasCount:s,onAnchor:n,reviver:i}={}){if(!he(e))throw new TypeError("A document argument is required");const r={anchors:new Map,doc:e,keep:!0,mapAsMap:t===!0,mapKeyWarned:!1,maxAliasCount:typeof s=="number"?s:100},o=K(this,"",r);if(typeof n=="function")for(const{count:a,res:l}of r.anchors.values())n(l,a);return typeof i=="function"?ne(i,{"":o},"",o):o}},We=class extends Qe{constructor(e){super(Ye),this.source=e,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(e,t){if(t?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let s;t?.aliasResolveCache?s=t.aliasResolveCache:(s=[],x(e,{Node:(i,r)=>{(Z(r)||kt(r))&&s.push(r)}}),t&&(t.aliasResolveCache=s));let n;for(const i of s){if(i===this)break;i.anchor===this.source&&(n=i)}if(n&&t){const{anchors:i,doc:r,maxAliasCount:o}=t;let a=i.get(n);if(a||(K(n,null,t),a=i.get(n)),a?.res===void 0){const l="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(o>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=Ne(r,n,i)),a.count*a.aliasCount>o)){const l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return n}toJSON(e,t){if(!t)return{source:this.source};const s=this.resolve(t.doc,t);if(!s){const n=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(n)}return t.anchors.get(s).res}toString(e,t,s){const n=`*${this.source}`;if(e){if(At(this.source),e.options.verifyAliasOrder&&!e.anchors.has(this.source)){const i=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(i)}if(e.implicitKey)return`${n} `}return n}};function Ne(e,t,s){if(Z(t)){const n=t.resolve(e),i=s&&n&&s.get(n);return i?i.count*i.aliasCount:0}else if(I(t)){let n=0;for(const i of t.items){const r=Ne(e,i,s);r>n&&(n=r)}return n}else if(T(t)){const n=Ne(e,t.key,s),i=Ne(e,t.value,s);return Math.max(n,i)}return 1}var It=e=>!e||typeof e!="function"&&typeof e!="object",N=class extends Qe{constructor(e){super(R),this.value=e}toJSON(e,t){return t?.keep?this.value:K(this.value,e,t)}toString(){return String(this.value)}};N.BLOCK_FOLDED="BLOCK_FOLDED",N.BLOCK_LITERAL="BLOCK_LITERAL",N.PLAIN="PLAIN",N.QUOTE_DOUBLE="QUOTE_DOUBLE",N.QUOTE_SINGLE="QUOTE_SINGLE";var $s="tag:yaml.org,2002:";function Cs(e,t,s){if(t){const n=s.filter(r=>r.tag===t),i=n.find(r=>!r.format)??n[0];if(!i)throw new Error(`Tag ${t} not found`);return i}return s.find(n=>n.identify?.(e)&&!n.format)}function me(e,t,s){if(he(e)&&(e=e.contents),L(e))return e;if(T(e)){const f=s.schema[J].createNode?.(s.schema,null,s);return f.items.push(e),f}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<"u"&&e instanceof BigInt)&&(e=e.valueOf());const{aliasDuplicateObjects:n,onAnchor:i,onTagObj:r,schema:o,sourceObjects:a}=s;let l;if(n&&e&&typeof e=="object"){if(l=a.get(e),l)return l.anchor??(l.anchor=i(e)),new We(l.anchor);l={anchor:null,node:null},a.set(e,l)}t?.startsWith("!!")&&(t=$s+t.slice(2));let c=Cs(e,t,o.tags);if(!c){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){const f=new N(e);return l&&(l.node=f),f}c=e instanceof Map?o[J]:Symbol.iterator in Object(e)?o[z]:o[J]}r&&(r(c),delete s.onTagObj);const d=c?.createNode?c.createNode(s.schema,e,s):typeof c?.nodeClass?.from=="function"?c.nodeClass.from(s.schema,e,s):new N(e);return t?d.tag=t:c.default||(d.tag=c.tag),l&&(l.node=d),d}function Oe(e,t,s){let n=s;for(let i=t.length-1;i>=0;--i){const r=t[i];if(typeof r=="number"&&Number.isInteger(r)&&r>=0){const o=[];o[r]=n,n=o}else n=new Map([[r,n]])}return me(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:e,sourceObjects:new Map})}var ge=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Lt=class extends Qe{constructor(e,t){super(e),Object.defineProperty(this,"schema",{value:t,configurable:!0,enumerable:!1,writable:!0})}clone(e){const t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return e&&(t.schema=e),t.items=t.items.map(s=>L(s)||T(s)?s.clone(e):s),this.range&&(t.range=this.range.slice()),t}addIn(e,t){if(ge(e))this.add(t);else{const[s,...n]=e,i=this.get(s,!0);if(I(i))i.addIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}deleteIn(e){const[t,...s]=e;if(s.length===0)return this.delete(t);const n=this.get(t,!0);if(I(n))return n.deleteIn(s);throw new Error(`Expected YAML collection at ${t}. Remaining path: ${s}`)}getIn(e,t){const[s,...n]=e,i=this.get(s,!0);return n.length===0?!t&&E(i)?i.value:i:I(i)?i.getIn(n,t):void 0}hasAllNullValues(e){return this.items.every(t=>{if(!T(t))return!1;const s=t.value;return s==null||e&&E(s)&&s.value==null&&!s.commentBefore&&!s.comment&&!s.tag})}hasIn(e){const[t,...s]=e;if(s.length===0)return this.has(t);const n=this.get(t,!0);return I(n)?n.hasIn(s):!1}setIn(e,t){const[s,...n]=e;if(n.length===0)this.set(s,t);else{const i=this.get(s,!0);if(I(i))i.setIn(n,t);else if(i===void 0&&this.schema)this.set(s,Oe(this.schema,n,t));else throw new Error(`Expected YAML collection at ${s}. Remaining path: ${n}`)}}},_s=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function U(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Q=(e,t,s)=>e.endsWith(`
`)?U(s,t):s.includes(`
`)?`
`+U(s,t):(e.endsWith(" ")?"":" ")+s,$t="flow",He="block",Ae="quoted";function Ee(e,t,s="flow",{indentAtStart:n,lineWidth:i=80,minContentWidth:r=20,onFold:o,onOverflow:a}={}){if(!i||i<0)return e;i<r&&(r=0);const l=Math.max(1+r,1+i-t.length);if(e.length<=l)return e;const c=[],d={};let f=i-t.length;typeof n=="number"&&(n>i-Math.max(2,r)?c.push(0):f=i-n);let u,m,g=!1,h=-1,p=-1,b=-1;s===He&&(h=Ct(e,h,t.length),h!==-1&&(f=h+l));for(let k;k=e[h+=1];){if(s===Ae&&k==="\\"){switch(p=h,e[h+1]){case"x":h+=3;break;case"u":h+=5;break;case"U":h+=9;break;default:h+=1}b=h}if(k===`
`)s===He&&(h=Ct(e,h,t.length)),f=h+t.length+l,u=void 0;else{if(k===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){const S=e[h+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(u=h)}if(h>=f)if(u)c.push(u),f=u+l,u=void 0;else if(s===Ae){for(;m===" "||m==="	";)m=k,k=e[h+=1],g=!0;const S=h>b+1?h-2:p-1;if(d[S])return e;c.push(S),d[S]=!0,f=S+l,u=void 0}else g=!0}m=k}if(g&&a&&a(),c.length===0)return e;o&&o();let w=e.slice(0,c[0]);for(let k=0;k<c.length;++k){const S=c[k],v=c[k+1]||e.length;S===0?w=`
${t}${e.slice(0,v)}`:(s===Ae&&d[S]&&(w+=`${e[S]}\\`),w+=`
${t}${e.slice(S+1,v)}`)}return w}function Ct(e,t,s){let n=t,i=t+1,r=e[i];for(;r===" "||r==="	";)if(t<i+s)r=e[++t];else{do r=e[++t];while(r&&r!==`
`);n=t,i=t+1,r=e[i]}return n}var Te=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Ie=e=>/^(%|---|\.\.\.)/m.test(e);function Ms(e,t,s){if(!t||t<0)return!1;const n=t-s,i=e.length;if(i<=n)return!1;for(let r=0,o=0;r<i;++r)if(e[r]===`
`){if(r-o>n)return!0;if(o=r+1,i-o<=n)return!1}return!0}function ye(e,t){const s=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return s;const{implicitKey:n}=t,i=t.options.doubleQuotedMinMultiLineLength,r=t.indent||(Ie(e)?"  ":"");let o="",a=0;for(let l=0,c=s[l];c;c=s[++l])if(c===" "&&s[l+1]==="\\"&&s[l+2]==="n"&&(o+=s.slice(a,l)+"\\ ",l+=1,a=l,c="\\"),c==="\\")switch(s[l+1]){case"u":{o+=s.slice(a,l);const d=s.substr(l+2,4);switch(d){case"0000":o+="\\0";break;case"0007":o+="\\a";break;case"000b":o+="\\v";break;case"001b":o+="\\e";break;case"0085":o+="\\N";break;case"00a0":o+="\\_";break;case"2028":o+="\\L";break;case"2029":o+="\\P";break;default:d.substr(0,2)==="00"?o+="\\x"+d.substr(2):o+=s.substr(l,6)}l+=5,a=l+1}break;case"n":if(n||s[l+2]==='"'||s.length<i)l+=1;else{for(o+=s.slice(a,l)+`

`;s[l+2]==="\\"&&s[l+3]==="n"&&s[l+4]!=='"';)o+=`
`,l+=2;o+=r,s[l+2]===" "&&(o+="\\"),l+=1,a=l+1}break;default:l+=1}return o=a?o+s.slice(a):s,n?o:Ee(o,r,Ae,Te(t,!1))}function Xe(e,t){if(t.options.singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return ye(e,t);const s=t.indent||(Ie(e)?"  ":""),n="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${s}`)+"'";return t.implicitKey?n:Ee(n,s,$t,Te(t,!1))}function ie(e,t){const{singleQuote:s}=t.options;let n;if(s===!1)n=ye;else{const i=e.includes('"'),r=e.includes("'");i&&!r?n=Xe:r&&!i?n=ye:n=s?Xe:ye}return n(e,t)}var ze;try{ze=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ze=/\n+(?!\n|$)/g}function Le({comment:e,type:t,value:s},n,i,r){const{blockQuote:o,commentString:a,lineWidth:l}=n.options;if(!o||/\n[\t ]+$/.test(s))return ie(s,n);const c=n.indent||(n.forceBlockIndent||Ie(s)?"  ":""),d=o==="literal"?!0:o==="folded"||t===N.BLOCK_FOLDED?!1:t===N.BLOCK_LITERAL?!0:!Ms(s,l,c.length);if(!s)return d?`|
`:`>
`;let f,u;for(u=s.length;u>0;--u){const v=s[u-1];if(v!==`
`&&v!=="	"&&v!==" ")break}let m=s.substring(u);const g=m.indexOf(`
`);g===-1?f="-":s===m||g!==m.length-1?(f="+",r&&r()):f="",m&&(s=s.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ze,`$&${c}`));let h=!1,p,b=-1;for(p=0;p<s.length;++p){const v=s[p];if(v===" ")h=!0;else if(v===`
`)b=p;else break}let w=s.substring(0,b<p?b+1:p);w&&(s=s.substring(w.length),w=w.replace(/\n+/g,`$&${c}`));let S=(h?c?"2":"1":"")+f;if(e&&(S+=" "+a(e.replace(/ ?[\r\n]+/g," ")),i&&i()),!d){const v=s.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${c}`);let O=!1;const A=Te(n,!0);o!=="folded"&&t!==N.BLOCK_FOLDED&&(A.onOverflow=()=>{O=!0});const y=Ee(`${w}${v}${m}`,c,He,A);if(!O)return`>${S}
${c}${y}`}return s=s.replace(/\n+/g,`$&${c}`),`|${S}
${c}${w}${s}${m}`}function Bs(e,t,s,n){const{type:i,value:r}=e,{actualString:o,implicitKey:a,indent:l,indentStep:c,inFlow:d}=t;if(a&&r.includes(`
`)||d&&/[[\]{},]/.test(r))return ie(r,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(r))return a||d||!r.includes(`
`)?ie(r,t):Le(e,t,s,n);if(!a&&!d&&i!==N.PLAIN&&r.includes(`
`))return Le(e,t,s,n);if(Ie(r)){if(l==="")return t.forceBlockIndent=!0,Le(e,t,s,n);if(a&&l===c)return ie(r,t)}const f=r.replace(/\n+/g,`$&
${l}`);if(o){const u=h=>h.default&&h.tag!=="tag:yaml.org,2002:str"&&h.test?.test(f),{compat:m,tags:g}=t.doc.schema;if(g.some(u)||m?.some(u))return ie(r,t)}return a?f:Ee(f,l,$t,Te(t,!1))}function Ze(e,t,s,n){const{implicitKey:i,inFlow:r}=t,o=typeof e.value=="string"?e:Object.assign({},e,{value:String(e.value)});let{type:a}=e;a!==N.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value)&&(a=N.QUOTE_DOUBLE);const l=d=>{switch(d){case N.BLOCK_FOLDED:case N.BLOCK_LITERAL:return i||r?ie(o.value,t):Le(o,t,s,n);case N.QUOTE_DOUBLE:return ye(o.value,t);case N.QUOTE_SINGLE:return Xe(o.value,t);case N.PLAIN:return Bs(o,t,s,n);default:return null}};let c=l(a);if(c===null){const{defaultKeyType:d,defaultStringType:f}=t.options,u=i&&d||f;if(c=l(u),c===null)throw new Error(`Unsupported default string type ${u}`)}return c}function _t(e,t){const s=Object.assign({blockQuote:!0,commentString:_s,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t);let n;switch(s.collectionStyle){case"block":n=!1;break;case"flow":n=!0;break;default:n=null}return{anchors:new Set,doc:e,flowCollectionPadding:s.flowCollectionPadding?" ":"",indent:"",indentStep:typeof s.indent=="number"?" ".repeat(s.indent):"  ",inFlow:n,options:s}}function Ks(e,t){if(t.tag){const i=e.filter(r=>r.tag===t.tag);if(i.length>0)return i.find(r=>r.format===t.format)??i[0]}let s,n;if(E(t)){n=t.value;let i=e.filter(r=>r.identify?.(n));if(i.length>1){const r=i.filter(o=>o.test);r.length>0&&(i=r)}s=i.find(r=>r.format===t.format)??i.find(r=>!r.format)}else n=t,s=e.find(i=>i.nodeClass&&n instanceof i.nodeClass);if(!s){const i=n?.constructor?.name??(n===null?"null":typeof n);throw new Error(`Tag not resolved for ${i} value`)}return s}function Ps(e,t,{anchors:s,doc:n}){if(!n.directives)return"";const i=[],r=(E(e)||I(e))&&e.anchor;r&&At(r)&&(s.add(r),i.push(`&${r}`));const o=e.tag??(t.default?null:t.tag);return o&&i.push(n.directives.tagString(o)),i.join(" ")}function re(e,t,s,n){if(T(e))return e.toString(t,s,n);if(Z(e)){if(t.doc.directives)return e.toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let i;const r=L(e)?e:t.doc.createNode(e,{onTagObj:l=>i=l});i??(i=Ks(t.doc.schema.tags,r));const o=Ps(r,i,t);o.length>0&&(t.indentAtStart=(t.indentAtStart??0)+o.length+1);const a=typeof i.stringify=="function"?i.stringify(r,t,s,n):E(r)?Ze(r,t,s,n):r.toString(t,s,n);return o?E(r)||a[0]==="{"||a[0]==="["?`${o} ${a}`:`${o}
${t.indent}${a}`:a}function Ds({key:e,value:t},s,n,i){const{allNullValues:r,doc:o,indent:a,indentStep:l,options:{commentString:c,indentSeq:d,simpleKeys:f}}=s;let u=L(e)&&e.comment||null;if(f){if(u)throw new Error("With simple keys, key nodes cannot have comments");if(I(e)||!L(e)&&typeof e=="object"){const A="With simple keys, collection cannot be used as a key value";throw new Error(A)}}let m=!f&&(!e||u&&t==null&&!s.inFlow||I(e)||(E(e)?e.type===N.BLOCK_FOLDED||e.type===N.BLOCK_LITERAL:typeof e=="object"));s=Object.assign({},s,{allNullValues:!1,implicitKey:!m&&(f||!r),indent:a+l});let g=!1,h=!1,p=re(e,s,()=>g=!0,()=>h=!0);if(!m&&!s.inFlow&&p.length>1024){if(f)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");m=!0}if(s.inFlow){if(r||t==null)return g&&n&&n(),p===""?"?":m?`? ${p}`:p}else if(r&&!f||t==null&&m)return p=`? ${p}`,u&&!g?p+=Q(p,s.indent,c(u)):h&&i&&i(),p;g&&(u=null),m?(u&&(p+=Q(p,s.indent,c(u))),p=`? ${p}
${a}:`):(p=`${p}:`,u&&(p+=Q(p,s.indent,c(u))));let b,w,k;L(t)?(b=!!t.spaceBefore,w=t.commentBefore,k=t.comment):(b=!1,w=null,k=null,t&&typeof t=="object"&&(t=o.createNode(t))),s.implicitKey=!1,!m&&!u&&E(t)&&(s.indentAtStart=p.length+1),h=!1,!d&&l.length>=2&&!s.inFlow&&!m&&pe(t)&&!t.flow&&!t.tag&&!t.anchor&&(s.indent=s.indent.substring(2));let S=!1;const v=re(t,s,()=>S=!0,()=>h=!0);let O=" ";if(u||b||w){if(O=b?`
`:"",w){const A=c(w);O+=`
${U(A,s.indent)}`}v===""&&!s.inFlow?O===`
`&&k&&(O=`

`):O+=`
${s.indent}`}else if(!m&&I(t)){const A=v[0],y=v.indexOf(`
`),$=y!==-1,Y=s.inFlow??t.flow??t.items.length===0;if($||!Y){let X=!1;if($&&(A==="&"||A==="!")){let C=v.indexOf(" ");A==="&"&&C!==-1&&C<y&&v[C+1]==="!"&&(C=v.indexOf(" ",C+1)),(C===-1||y<C)&&(X=!0)}X||(O=`
${s.indent}`)}}else(v===""||v[0]===`
`)&&(O="");return p+=O+v,s.inFlow?S&&n&&n():k&&!S?p+=Q(p,s.indent,c(k)):h&&i&&i(),p}function Mt(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var $e="<<",F={identify:e=>e===$e||typeof e=="symbol"&&e.description===$e,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new N(Symbol($e)),{addToJSMap:Bt}),stringify:()=>$e},js=(e,t)=>(F.identify(t)||E(t)&&(!t.type||t.type===N.PLAIN)&&F.identify(t.value))&&e?.doc.schema.tags.some(s=>s.tag===F.tag&&s.default);function Bt(e,t,s){const n=Kt(e,s);if(pe(n))for(const i of n.items)xe(e,t,i);else if(Array.isArray(n))for(const i of n)xe(e,t,i);else xe(e,t,n)}function xe(e,t,s){const n=Kt(e,s);if(!de(n))throw new Error("Merge sources must be maps or map aliases");const i=n.toJSON(null,e,Map);for(const[r,o]of i)t instanceof Map?t.has(r)||t.set(r,o):t instanceof Set?t.add(r):Object.prototype.hasOwnProperty.call(t,r)||Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0});return t}function Kt(e,t){return e&&Z(t)?t.resolve(e.doc,e):t}function Pt(e,t,{key:s,value:n}){if(L(s)&&s.addToJSMap)s.addToJSMap(e,t,n);else if(js(e,s))Bt(e,t,n);else{const i=K(s,"",e);if(t instanceof Map)t.set(i,K(n,i,e));else if(t instanceof Set)t.add(i);else{const r=Rs(s,i,e),o=K(n,r,e);r in t?Object.defineProperty(t,r,{value:o,writable:!0,enumerable:!0,configurable:!0}):t[r]=o}}return t}function Rs(e,t,s){if(t===null)return"";if(typeof t!="object")return String(t);if(L(e)&&s?.doc){const n=_t(s.doc,{});n.anchors=new Set;for(const r of s.anchors.keys())n.anchors.add(r.anchor);n.inFlow=!0,n.inStringifyKey=!0;const i=e.toString(n);if(!s.mapKeyWarned){let r=JSON.stringify(i);r.length>40&&(r=r.substring(0,36)+'..."'),Mt(s.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${r}. Set mapAsMap: true to use object keys.`),s.mapKeyWarned=!0}return i}return JSON.stringify(t)}function et(e,t,s){const n=me(e,void 0,s),i=me(t,void 0,s);return new M(n,i)}var M=class Ss{constructor(t,s=null){Object.defineProperty(this,B,{value:wt}),this.key=t,this.value=s}clone(t){let{key:s,value:n}=this;return L(s)&&(s=s.clone(t)),L(n)&&(n=n.clone(t)),new Ss(s,n)}toJSON(t,s){const n=s?.mapAsMap?new Map:{};return Pt(s,n,this)}toString(t,s,n){return t?.doc?Ds(this,t,s,n):JSON.stringify(this)}};function Dt(e,t,s){return(t.inFlow??e.flow?Us:qs)(e,t,s)}function qs({comment:e,items:t},s,{blockItemPrefix:n,flowChars:i,itemIndent:r,onChompKeep:o,onComment:a}){const{indent:l,options:{commentString:c}}=s,d=Object.assign({},s,{indent:r,type:null});let f=!1;const u=[];for(let g=0;g<t.length;++g){const h=t[g];let p=null;if(L(h))!f&&h.spaceBefore&&u.push(""),Ce(s,u,h.commentBefore,f),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(!f&&w.spaceBefore&&u.push(""),Ce(s,u,w.commentBefore,f))}f=!1;let b=re(h,d,()=>p=null,()=>f=!0);p&&(b+=Q(b,r,c(p))),f&&p&&(f=!1),u.push(n+b)}let m;if(u.length===0)m=i.start+i.end;else{m=u[0];for(let g=1;g<u.length;++g){const h=u[g];m+=h?`
${l}${h}`:`
`}}return e?(m+=`
`+U(c(e),l),a&&a()):f&&o&&o(),m}function Us({items:e},t,{flowChars:s,itemIndent:n}){const{indent:i,indentStep:r,flowCollectionPadding:o,options:{commentString:a}}=t;n+=r;const l=Object.assign({},t,{indent:n,inFlow:!0,type:null});let c=!1,d=0;const f=[];for(let g=0;g<e.length;++g){const h=e[g];let p=null;if(L(h))h.spaceBefore&&f.push(""),Ce(t,f,h.commentBefore,!1),h.comment&&(p=h.comment);else if(T(h)){const w=L(h.key)?h.key:null;w&&(w.spaceBefore&&f.push(""),Ce(t,f,w.commentBefore,!1),w.comment&&(c=!0));const k=L(h.value)?h.value:null;k?(k.comment&&(p=k.comment),k.commentBefore&&(c=!0)):h.value==null&&w?.comment&&(p=w.comment)}p&&(c=!0);let b=re(h,l,()=>p=null);c||(c=f.length>d||b.includes(`
`)),g<e.length-1?b+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(c||(c=f.reduce((w,k)=>w+k.length+2,2)+(b.length+2)>t.options.lineWidth)),c&&(b+=",")),p&&(b+=Q(b,n,a(p))),f.push(b),d=f.length}const{start:u,end:m}=s;if(f.length===0)return u+m;if(!c){const g=f.reduce((h,p)=>h+p.length+2,2);c=t.options.lineWidth>0&&g>t.options.lineWidth}if(c){let g=u;for(const h of f)g+=h?`
${r}${i}${h}`:`
`;return`${g}
${i}${m}`}else return`${u}${o}${f.join(" ")}${o}${m}`}function Ce({indent:e,options:{commentString:t}},s,n,i){if(n&&i&&(n=n.replace(/^\n+/,"")),n){const r=U(t(n),e);s.push(r.trimStart())}}function W(e,t){const s=E(t)?t.value:t;for(const n of e)if(T(n)&&(n.key===t||n.key===s||E(n.key)&&n.key.value===s))return n}var P=class extends Lt{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(J,e),this.items=[]}static from(e,t,s){const{keepUndefined:n,replacer:i}=s,r=new this(e),o=(a,l)=>{if(typeof i=="function")l=i.call(t,a,l);else if(Array.isArray(i)&&!i.includes(a))return;(l!==void 0||n)&&r.items.push(et(a,l,s))};if(t instanceof Map)for(const[a,l]of t)o(a,l);else if(t&&typeof t=="object")for(const a of Object.keys(t))o(a,t[a]);return typeof e.sortMapEntries=="function"&&r.items.sort(e.sortMapEntries),r}add(e,t){let s;T(e)?s=e:!e||typeof e!="object"||!("key"in e)?s=new M(e,e?.value):s=new M(e.key,e.value);const n=W(this.items,s.key),i=this.schema?.sortMapEntries;if(n){if(!t)throw new Error(`Key ${s.key} already set`);E(n.value)&&It(s.value)?n.value.value=s.value:n.value=s.value}else if(i){const r=this.items.findIndex(o=>i(s,o)<0);r===-1?this.items.push(s):this.items.splice(r,0,s)}else this.items.push(s)}delete(e){const t=W(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){const n=W(this.items,e)?.value;return(!t&&E(n)?n.value:n)??void 0}has(e){return!!W(this.items,e)}set(e,t){this.add(new M(e,t),!0)}toJSON(e,t,s){const n=s?new s:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(n);for(const i of this.items)Pt(t,n,i);return n}toString(e,t,s){if(!e)return JSON.stringify(this);for(const n of this.items)if(!T(n))throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),Dt(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:s,onComment:t})}},oe={collection:"map",default:!0,nodeClass:P,tag:"tag:yaml.org,2002:map",resolve(e,t){return de(e)||t("Expected a mapping for this tag"),e},createNode:(e,t,s)=>P.from(e,t,s)},H=class extends Lt{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){super(z,e),this.items=[]}add(e){this.items.push(e)}delete(e){const t=_e(e);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(e,t){const s=_e(e);if(typeof s!="number")return;const n=this.items[s];return!t&&E(n)?n.value:n}has(e){const t=_e(e);return typeof t=="number"&&t<this.items.length}set(e,t){const s=_e(e);if(typeof s!="number")throw new Error(`Expected a valid index, not ${e}.`);const n=this.items[s];E(n)&&It(t)?n.value=t:this.items[s]=t}toJSON(e,t){const s=[];t?.onCreate&&t.onCreate(s);let n=0;for(const i of this.items)s.push(K(i,String(n++),t));return s}toString(e,t,s){return e?Dt(this,e,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:s,onComment:t}):JSON.stringify(this)}static from(e,t,s){const{replacer:n}=s,i=new this(e);if(t&&Symbol.iterator in Object(t)){let r=0;for(let o of t){if(typeof n=="function"){const a=t instanceof Set?o:String(r++);o=n.call(t,a,o)}i.items.push(me(o,void 0,s))}}return i}};function _e(e){let t=E(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}var ae={collection:"seq",default:!0,nodeClass:H,tag:"tag:yaml.org,2002:seq",resolve(e,t){return pe(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,s)=>H.from(e,t,s)},Me={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,s,n){return t=Object.assign({actualString:!0},t),Ze(e,t,s,n)}},Be={identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new N(null),stringify:({source:e},t)=>typeof e=="string"&&Be.test.test(e)?e:t.options.nullStr},tt={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new N(e[0]==="t"||e[0]==="T"),stringify({source:e,value:t},s){if(e&&tt.test.test(e)){const n=e[0]==="t"||e[0]==="T";if(t===n)return e}return t?s.options.trueStr:s.options.falseStr}};function D({format:e,minFractionDigits:t,tag:s,value:n}){if(typeof n=="bigint")return String(n);const i=typeof n=="number"?n:Number(n);if(!isFinite(i))return isNaN(i)?".nan":i<0?"-.inf":".inf";let r=Object.is(n,-0)?"-0":JSON.stringify(n);if(!e&&t&&(!s||s==="tag:yaml.org,2002:float")&&/^-?\d/.test(r)&&!r.includes("e")){let o=r.indexOf(".");o<0&&(o=r.length,r+=".");let a=t-(r.length-o-1);for(;a-- >0;)r+="0"}return r}var jt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},Rt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},qt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){const t=new N(parseFloat(e)),s=e.indexOf(".");return s!==-1&&e[e.length-1]==="0"&&(t.minFractionDigits=e.length-s-1),t},stringify:D},Ke=e=>typeof e=="bigint"||Number.isInteger(e),st=(e,t,s,{intAsBigInt:n})=>n?BigInt(e):parseInt(e.substring(t),s);function Ut(e,t,s){const{value:n}=e;return Ke(n)&&n>=0?s+n.toString(t):D(e)}var Ft={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(e,t,s)=>st(e,2,8,s),stringify:e=>Ut(e,8,"0o")},Vt={identify:Ke,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,s)=>st(e,0,10,s),stringify:D},Yt={identify:e=>Ke(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,s)=>st(e,2,16,s),stringify:e=>Ut(e,16,"0x")},Fs=[oe,ae,Me,Be,tt,Ft,Vt,Yt,jt,Rt,qt];function Jt(e){return typeof e=="bigint"||Number.isInteger(e)}var Pe=({value:e})=>JSON.stringify(e),Vs=[{identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Pe},{identify:e=>e==null,createNode:()=>new N(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:Pe},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:e=>e==="true",stringify:Pe},{identify:Jt,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:s})=>s?BigInt(e):parseInt(e,10),stringify:({value:e})=>Jt(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Pe}],Ys={default:!0,tag:"",test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},Js=[oe,ae].concat(Vs,Ys),nt={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){const s=atob(e.replace(/[\n\r]/g,"")),n=new Uint8Array(s.length);for(let i=0;i<s.length;++i)n[i]=s.charCodeAt(i);return n}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:s},n,i,r){if(!s)return"";const o=s;let a;if(typeof btoa=="function"){let l="";for(let c=0;c<o.length;++c)l+=String.fromCharCode(o[c]);a=btoa(l)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=N.BLOCK_LITERAL),t!==N.QUOTE_DOUBLE){const l=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),c=Math.ceil(a.length/l),d=new Array(c);for(let f=0,u=0;f<c;++f,u+=l)d[f]=a.substr(u,l);a=d.join(t===N.BLOCK_LITERAL?`
`:" ")}return Ze({comment:e,type:t,value:a},n,i,r)}};function Gt(e,t){if(pe(e))for(let s=0;s<e.items.length;++s){let n=e.items[s];if(!T(n)){if(de(n)){n.items.length>1&&t("Each pair must have its own sequence indicator");const i=n.items[0]||new M(new N(null));if(n.commentBefore&&(i.key.commentBefore=i.key.commentBefore?`${n.commentBefore}
${i.key.commentBefore}`:n.commentBefore),n.comment){const r=i.value??i.key;r.comment=r.comment?`${n.comment}
${r.comment}`:n.comment}n=i}e.items[s]=T(n)?n:new M(n)}}else t("Expected a sequence for this tag");return e}function Qt(e,t,s){const{replacer:n}=s,i=new H(e);i.tag="tag:yaml.org,2002:pairs";let r=0;if(t&&Symbol.iterator in Object(t))for(let o of t){typeof n=="function"&&(o=n.call(t,String(r++),o));let a,l;if(Array.isArray(o))if(o.length===2)a=o[0],l=o[1];else throw new TypeError(`Expected [key, value] tuple: ${o}`);else if(o&&o instanceof Object){const c=Object.keys(o);if(c.length===1)a=c[0],l=o[a];else throw new TypeError(`Expected tuple with one key, not ${c.length} keys`)}else a=o;i.items.push(et(a,l,s))}return i}var it={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Gt,createNode:Qt},De=class vs extends H{constructor(){super(),this.add=P.prototype.add.bind(this),this.delete=P.prototype.delete.bind(this),this.get=P.prototype.get.bind(this),this.has=P.prototype.has.bind(this),this.set=P.prototype.set.bind(this),this.tag=vs.tag}toJSON(t,s){if(!s)return super.toJSON(t);const n=new Map;s?.onCreate&&s.onCreate(n);for(const i of this.items){let r,o;if(T(i)?(r=K(i.key,"",s),o=K(i.value,r,s)):r=K(i,"",s),n.has(r))throw new Error("Ordered maps must not include duplicate keys");n.set(r,o)}return n}static from(t,s,n){const i=Qt(t,s,n),r=new this;return r.items=i.items,r}};De.tag="tag:yaml.org,2002:omap";var rt={collection:"seq",identify:e=>e instanceof Map,nodeClass:De,default:!1,tag:"tag:yaml.org,2002:omap",resolve(e,t){const s=Gt(e,t),n=[];for(const{key:i}of s.items)E(i)&&(n.includes(i.value)?t(`Ordered maps must not include duplicate keys: ${i.value}`):n.push(i.value));return Object.assign(new De,s)},createNode:(e,t,s)=>De.from(e,t,s)};function Wt({value:e,source:t},s){return t&&(e?Ht:Xt).test.test(t)?t:e?s.options.trueStr:s.options.falseStr}var Ht={identify:e=>e===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new N(!0),stringify:Wt},Xt={identify:e=>e===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new N(!1),stringify:Wt},Gs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:D},Qs={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(e.replace(/_/g,"")),stringify(e){const t=Number(e.value);return isFinite(t)?t.toExponential():D(e)}},Ws={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){const t=new N(parseFloat(e.replace(/_/g,""))),s=e.indexOf(".");if(s!==-1){const n=e.substring(s+1).replace(/_/g,"");n[n.length-1]==="0"&&(t.minFractionDigits=n.length)}return t},stringify:D},be=e=>typeof e=="bigint"||Number.isInteger(e);function je(e,t,s,{intAsBigInt:n}){const i=e[0];if((i==="-"||i==="+")&&(t+=1),e=e.substring(t).replace(/_/g,""),n){switch(s){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}const o=BigInt(e);return i==="-"?BigInt(-1)*o:o}const r=parseInt(e,s);return i==="-"?-1*r:r}function ot(e,t,s){const{value:n}=e;if(be(n)){const i=n.toString(t);return n<0?"-"+s+i.substr(1):s+i}return D(e)}var Hs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,s)=>je(e,2,2,s),stringify:e=>ot(e,2,"0b")},Xs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,s)=>je(e,1,8,s),stringify:e=>ot(e,8,"0")},zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,s)=>je(e,0,10,s),stringify:D},Zs={identify:be,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,s)=>je(e,2,16,s),stringify:e=>ot(e,16,"0x")},Re=class Ns extends P{constructor(t){super(t),this.tag=Ns.tag}add(t){let s;T(t)?s=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===null?s=new M(t.key,null):s=new M(t,null),W(this.items,s.key)||this.items.push(s)}get(t,s){const n=W(this.items,t);return!s&&T(n)?E(n.key)?n.key.value:n.key:n}set(t,s){if(typeof s!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof s}`);const n=W(this.items,t);n&&!s?this.items.splice(this.items.indexOf(n),1):!n&&s&&this.items.push(new M(t))}toJSON(t,s){return super.toJSON(t,s,Set)}toString(t,s,n){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),s,n);throw new Error("Set items must all have null values")}static from(t,s,n){const{replacer:i}=n,r=new this(t);if(s&&Symbol.iterator in Object(s))for(let o of s)typeof i=="function"&&(o=i.call(s,o,o)),r.items.push(et(o,null,n));return r}};Re.tag="tag:yaml.org,2002:set";var at={collection:"map",identify:e=>e instanceof Set,nodeClass:Re,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,s)=>Re.from(e,t,s),resolve(e,t){if(de(e)){if(e.hasAllNullValues(!0))return Object.assign(new Re,e);t("Set items must all have null values")}else t("Expected a mapping for this tag");return e}};function lt(e,t){const s=e[0],n=s==="-"||s==="+"?e.substring(1):e,i=o=>t?BigInt(o):Number(o),r=n.replace(/_/g,"").split(":").reduce((o,a)=>o*i(60)+i(a),i(0));return s==="-"?i(-1)*r:r}function zt(e){let{value:t}=e,s=o=>o;if(typeof t=="bigint")s=o=>BigInt(o);else if(isNaN(t)||!isFinite(t))return D(e);let n="";t<0&&(n="-",t*=s(-1));const i=s(60),r=[t%i];return t<60?r.unshift(0):(t=(t-r[0])/i,r.unshift(t%i),t>=60&&(t=(t-r[0])/i,r.unshift(t))),n+r.map(o=>String(o).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var Zt={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:s})=>lt(e,s),stringify:zt},xt={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>lt(e,!1),stringify:zt},qe={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(qe.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,s,n,i,r,o,a]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0;let c=Date.UTC(s,n-1,i,r||0,o||0,a||0,l);const d=t[8];if(d&&d!=="Z"){let f=lt(d,!1);Math.abs(f)<30&&(f*=60),c-=6e4*f}return new Date(c)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""},es=[oe,ae,Me,Be,Ht,Xt,Hs,Xs,zs,Zs,Gs,Qs,Ws,nt,F,rt,it,at,Zt,xt,qe],ts=new Map([["core",Fs],["failsafe",[oe,ae,Me]],["json",Js],["yaml11",es],["yaml-1.1",es]]),ss={binary:nt,bool:tt,float:qt,floatExp:Rt,floatNaN:jt,floatTime:xt,int:Vt,intHex:Yt,intOct:Ft,intTime:Zt,map:oe,merge:F,null:Be,omap:rt,pairs:it,seq:ae,set:at,timestamp:qe},xs={"tag:yaml.org,2002:binary":nt,"tag:yaml.org,2002:merge":F,"tag:yaml.org,2002:omap":rt,"tag:yaml.org,2002:pairs":it,"tag:yaml.org,2002:set":at,"tag:yaml.org,2002:timestamp":qe};function ct(e,t,s){const n=ts.get(t);if(n&&!e)return s&&!n.includes(F)?n.concat(F):n.slice();let i=n;if(!i)if(Array.isArray(e))i=[];else{const r=Array.from(ts.keys()).filter(o=>o!=="yaml11").map(o=>JSON.stringify(o)).join(", ");throw new Error(`Unknown schema "${t}"; use one of ${r} or define customTags array`)}if(Array.isArray(e))for(const r of e)i=i.concat(r);else typeof e=="function"&&(i=e(i.slice()));return s&&(i=i.concat(F)),i.reduce((r,o)=>{const a=typeof o=="string"?ss[o]:o;if(!a){const l=JSON.stringify(o),c=Object.keys(ss).map(d=>JSON.stringify(d)).join(", ");throw new Error(`Unknown custom tag ${l}; use one of ${c}`)}return r.includes(a)||r.push(a),r},[])}var en=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,tn=class Os{constructor({compat:t,customTags:s,merge:n,resolveKnownTags:i,schema:r,sortMapEntries:o,toStringDefaults:a}){this.compat=Array.isArray(t)?ct(t,"compat"):t?ct(null,t):null,this.name=typeof r=="string"&&r||"core",this.knownTags=i?xs:{},this.tags=ct(s,this.name,n),this.toStringOptions=a??null,Object.defineProperty(this,J,{value:oe}),Object.defineProperty(this,R,{value:Me}),Object.defineProperty(this,z,{value:ae}),this.sortMapEntries=typeof o=="function"?o:o===!0?en:null}clone(){const t=Object.create(Os.prototype,Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function sn(e,t){const s=[];let n=t.directives===!0;if(t.directives!==!1&&e.directives){const l=e.directives.toString(e);l?(s.push(l),n=!0):e.directives.docStart&&(n=!0)}n&&s.push("---");const i=_t(e,t),{commentString:r}=i.options;if(e.commentBefore){s.length!==1&&s.unshift("");const l=r(e.commentBefore);s.unshift(U(l,""))}let o=!1,a=null;if(e.contents){if(L(e.contents)){if(e.contents.spaceBefore&&n&&s.push(""),e.contents.commentBefore){const d=r(e.contents.commentBefore);s.push(U(d,""))}i.forceBlockIndent=!!e.comment,a=e.contents.comment}const l=a?void 0:()=>o=!0;let c=re(e.contents,i,()=>a=null,l);a&&(c+=Q(c,"",r(a))),(c[0]==="|"||c[0]===">")&&s[s.length-1]==="---"?s[s.length-1]=`--- ${c}`:s.push(c)}else s.push(re(e.contents,i));if(e.directives?.docEnd)if(e.comment){const l=r(e.comment);l.includes(`
`)?(s.push("..."),s.push(U(l,""))):s.push(`... ${l}`)}else s.push("...");else{let l=e.comment;l&&o&&(l=l.replace(/^\n+/,"")),l&&((!o||a)&&s[s.length-1]!==""&&s.push(""),s.push(U(r(l),"")))}return s.join(`
`)+`
`}var ns=class As{constructor(t,s,n){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,B,{value:Je});let i=null;typeof s=="function"||Array.isArray(s)?i=s:n===void 0&&s&&(n=s,s=void 0);const r=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},n);this.options=r;let{version:o}=r;n?._directives?(this.directives=n._directives.atDocument(),this.directives.yaml.explicit&&(o=this.directives.yaml.version)):this.directives=new se({version:o}),this.setSchema(o,n),this.contents=t===void 0?null:this.createNode(t,i,n)}clone(){const t=Object.create(As.prototype,{[B]:{value:Je}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=L(this.contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){le(this.contents)&&this.contents.add(t)}addIn(t,s){le(this.contents)&&this.contents.addIn(t,s)}createAlias(t,s){if(!t.anchor){const n=Et(this);t.anchor=!s||n.has(s)?Tt(s||"a",n):s}return new We(t.anchor)}createNode(t,s,n){let i;if(typeof s=="function")t=s.call({"":t},"",t),i=s;else if(Array.isArray(s)){const p=w=>typeof w=="number"||w instanceof String||w instanceof Number,b=s.filter(p).map(String);b.length>0&&(s=s.concat(b)),i=s}else n===void 0&&s&&(n=s,s=void 0);const{aliasDuplicateObjects:r,anchorPrefix:o,flow:a,keepUndefined:l,onTagObj:c,tag:d}=n??{},{onAnchor:f,setAnchors:u,sourceObjects:m}=Ls(this,o||"a"),g={aliasDuplicateObjects:r??!0,keepUndefined:l??!1,onAnchor:f,onTagObj:c,replacer:i,schema:this.schema,sourceObjects:m},h=me(t,d,g);return a&&I(h)&&(h.flow=!0),u(),h}createPair(t,s,n={}){const i=this.createNode(t,null,n),r=this.createNode(s,null,n);return new M(i,r)}delete(t){return le(this.contents)?this.contents.delete(t):!1}deleteIn(t){return ge(t)?this.contents==null?!1:(this.contents=null,!0):le(this.contents)?this.contents.deleteIn(t):!1}get(t,s){return I(this.contents)?this.contents.get(t,s):void 0}getIn(t,s){return ge(t)?!s&&E(this.contents)?this.contents.value:this.contents:I(this.contents)?this.contents.getIn(t,s):void 0}has(t){return I(this.contents)?this.contents.has(t):!1}hasIn(t){return ge(t)?this.contents!==void 0:I(this.contents)?this.contents.hasIn(t):!1}set(t,s){this.contents==null?this.contents=Oe(this.schema,[t],s):le(this.contents)&&this.contents.set(t,s)}setIn(t,s){ge(t)?this.contents=s:this.contents==null?this.contents=Oe(this.schema,Array.from(t),s):le(this.contents)&&this.contents.setIn(t,s)}setSchema(t,s={}){typeof t=="number"&&(t=String(t));let n;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new se({version:"1.1"}),n={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new se({version:t}),n={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,n=null;break;default:{const i=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${i}`)}}if(s.schema instanceof Object)this.schema=s.schema;else if(n)this.schema=new tn(Object.assign(n,s));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:s,mapAsMap:n,maxAliasCount:i,onAnchor:r,reviver:o}={}){const a={anchors:new Map,doc:this,keep:!t,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof i=="number"?i:100},l=K(this.contents,s??"",a);if(typeof r=="function")for(const{count:c,res:d}of a.anchors.values())r(d,c);return typeof o=="function"?ne(o,{"":l},"",l):l}toJSON(t,s){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:s})}toString(t={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){const s=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}return sn(this,t)}};function le(e){if(I(e))return!0;throw new Error("Expected a YAML collection as document contents")}var is=class extends Error{constructor(e,t,s,n){super(),this.name=e,this.code=s,this.message=n,this.pos=t}},we=class extends is{constructor(e,t,s){super("YAMLParseError",e,t,s)}},nn=class extends is{constructor(e,t,s){super("YAMLWarning",e,t,s)}},rs=(e,t)=>s=>{if(s.pos[0]===-1)return;s.linePos=s.pos.map(a=>t.linePos(a));const{line:n,col:i}=s.linePos[0];s.message+=` at line ${n}, column ${i}`;let r=i-1,o=e.substring(t.lineStarts[n-1],t.lineStarts[n]).replace(/[\n\r]+$/,"");if(r>=60&&o.length>80){const a=Math.min(r-39,o.length-79);o="\u2026"+o.substring(a),r-=a-1}if(o.length>80&&(o=o.substring(0,79)+"\u2026"),n>1&&/^ *$/.test(o.substring(0,r))){let a=e.substring(t.lineStarts[n-2],t.lineStarts[n-1]);a.length>80&&(a=a.substring(0,79)+`\u2026
`),o=a+o}if(/[^ ]/.test(o)){let a=1;const l=s.linePos[1];l?.line===n&&l.col>i&&(a=Math.max(1,Math.min(l.col-i,80-r)));const c=" ".repeat(r)+"^".repeat(a);s.message+=`:

${o}
${c}
`}};function ce(e,{flow:t,indicator:s,next:n,offset:i,onError:r,parentIndent:o,startOnNewline:a}){let l=!1,c=a,d=a,f="",u="",m=!1,g=!1,h=null,p=null,b=null,w=null,k=null,S=null,v=null;for(const y of e)switch(g&&(y.type!=="space"&&y.type!=="newline"&&y.type!=="comma"&&r(y.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),g=!1),h&&(c&&y.type!=="comment"&&y.type!=="newline"&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),h=null),y.type){case"space":!t&&(s!=="doc-start"||n?.type!=="flow-collection")&&y.source.includes("	")&&(h=y),d=!0;break;case"comment":{d||r(y,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const $=y.source.substring(1)||" ";f?f+=u+$:f=$,u="",c=!1;break}case"newline":c?f?f+=y.source:(!S||s!=="seq-item-ind")&&(l=!0):u+=y.source,c=!0,m=!0,(p||b)&&(w=y),d=!0;break;case"anchor":p&&r(y,"MULTIPLE_ANCHORS","A node can have at most one anchor"),y.source.endsWith(":")&&r(y.offset+y.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),p=y,v??(v=y.offset),c=!1,d=!1,g=!0;break;case"tag":{b&&r(y,"MULTIPLE_TAGS","A node can have at most one tag"),b=y,v??(v=y.offset),c=!1,d=!1,g=!0;break}case s:(p||b)&&r(y,"BAD_PROP_ORDER",`Anchors and tags must be after the ${y.source} indicator`),S&&r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.source} in ${t??"collection"}`),S=y,c=s==="seq-item-ind"||s==="explicit-key-ind",d=!1;break;case"comma":if(t){k&&r(y,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),k=y,c=!1,d=!1;break}default:r(y,"UNEXPECTED_TOKEN",`Unexpected ${y.type} token`),c=!1,d=!1}const O=e[e.length-1],A=O?O.offset+O.source.length:i;return g&&n&&n.type!=="space"&&n.type!=="newline"&&n.type!=="comma"&&(n.type!=="scalar"||n.source!=="")&&r(n.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),h&&(c&&h.indent<=o||n?.type==="block-map"||n?.type==="block-seq")&&r(h,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:k,found:S,spaceBefore:l,comment:f,hasNewline:m,anchor:p,tag:b,newlineAfterProp:w,end:A,start:v??A}}function ke(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(`
`))return!0;if(e.end){for(const t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(const t of e.items){for(const s of t.start)if(s.type==="newline")return!0;if(t.sep){for(const s of t.sep)if(s.type==="newline")return!0}if(ke(t.key)||ke(t.value))return!0}return!1;default:return!0}}function ft(e,t,s){if(t?.type==="flow-collection"){const n=t.end[0];n.indent===e&&(n.source==="]"||n.source==="}")&&ke(t)&&s(n,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function os(e,t,s){const{uniqueKeys:n}=e.options;if(n===!1)return!1;const i=typeof n=="function"?n:(r,o)=>r===o||E(r)&&E(o)&&r.value===o.value;return t.some(r=>i(r.key,s))}var as="All mapping items must start at the same column";function rn({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??P,a=new o(s.schema);s.atRoot&&(s.atRoot=!1);let l=n.offset,c=null;for(const d of n.items){const{start:f,key:u,sep:m,value:g}=d,h=ce(f,{indicator:"explicit-key-ind",next:u??m?.[0],offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0}),p=!h.found;if(p){if(u&&(u.type==="block-seq"?i(l,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in u&&u.indent!==n.indent&&i(l,"BAD_INDENT",as)),!h.anchor&&!h.tag&&!m){c=h.end,h.comment&&(a.comment?a.comment+=`
`+h.comment:a.comment=h.comment);continue}(h.newlineAfterProp||ke(u))&&i(u??f[f.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else h.found?.indent!==n.indent&&i(l,"BAD_INDENT",as);s.atKey=!0;const b=h.end,w=u?e(s,u,h,i):t(s,b,f,null,h,i);s.schema.compat&&ft(n.indent,u,i),s.atKey=!1,os(s,a.items,w)&&i(b,"DUPLICATE_KEY","Map keys must be unique");const k=ce(m??[],{indicator:"map-value-ind",next:g,offset:w.range[2],onError:i,parentIndent:n.indent,startOnNewline:!u||u.type==="block-scalar"});if(l=k.end,k.found){p&&(g?.type==="block-map"&&!k.hasNewline&&i(l,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),s.options.strict&&h.start<k.found.offset-1024&&i(w.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const S=g?e(s,g,k,i):t(s,l,m,null,k,i);s.schema.compat&&ft(n.indent,g,i),l=S.range[2];const v=new M(w,S);s.options.keepSourceTokens&&(v.srcToken=d),a.items.push(v)}else{p&&i(w.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),k.comment&&(w.comment?w.comment+=`
`+k.comment:w.comment=k.comment);const S=new M(w);s.options.keepSourceTokens&&(S.srcToken=d),a.items.push(S)}}return c&&c<l&&i(c,"IMPOSSIBLE","Map comment with trailing content"),a.range=[n.offset,l,c??l],a}function on({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=r?.nodeClass??H,a=new o(s.schema);s.atRoot&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let l=n.offset,c=null;for(const{start:d,value:f}of n.items){const u=ce(d,{indicator:"seq-item-ind",next:f,offset:l,onError:i,parentIndent:n.indent,startOnNewline:!0});if(!u.found)if(u.anchor||u.tag||f)f?.type==="block-seq"?i(u.end,"BAD_INDENT","All sequence items must start at the same column"):i(l,"MISSING_CHAR","Sequence item without - indicator");else{c=u.end,u.comment&&(a.comment=u.comment);continue}const m=f?e(s,f,u,i):t(s,u.end,d,null,u,i);s.schema.compat&&ft(n.indent,f,i),l=m.range[2],a.items.push(m)}return a.range=[n.offset,l,c??l],a}function Se(e,t,s,n){let i="";if(e){let r=!1,o="";for(const a of e){const{source:l,type:c}=a;switch(c){case"space":r=!0;break;case"comment":{s&&!r&&n(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const d=l.substring(1)||" ";i?i+=o+d:i=d,o="";break}case"newline":i&&(o+=l),r=!0;break;default:n(a,"UNEXPECTED_TOKEN",`Unexpected ${c} at node end`)}t+=l.length}}return{comment:i,offset:t}}var ut="Block collections are not allowed within flow collections",ht=e=>e&&(e.type==="block-map"||e.type==="block-seq");function an({composeNode:e,composeEmptyNode:t},s,n,i,r){const o=n.start.source==="{",a=o?"flow map":"flow sequence",l=r?.nodeClass??(o?P:H),c=new l(s.schema);c.flow=!0;const d=s.atRoot;d&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let f=n.offset+n.start.source.length;for(let p=0;p<n.items.length;++p){const b=n.items[p],{start:w,key:k,sep:S,value:v}=b,O=ce(w,{flow:a,indicator:"explicit-key-ind",next:k??S?.[0],offset:f,onError:i,parentIndent:n.indent,startOnNewline:!1});if(!O.found){if(!O.anchor&&!O.tag&&!S&&!v){p===0&&O.comma?i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):p<n.items.length-1&&i(O.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),O.comment&&(c.comment?c.comment+=`
`+O.comment:c.comment=O.comment),f=O.end;continue}!o&&s.options.strict&&ke(k)&&i(k,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(p===0)O.comma&&i(O.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(O.comma||i(O.start,"MISSING_CHAR",`Missing , between ${a} items`),O.comment){let A="";e:for(const y of w)switch(y.type){case"comma":case"space":break;case"comment":A=y.source.substring(1);break e;default:break e}if(A){let y=c.items[c.items.length-1];T(y)&&(y=y.value??y.key),y.comment?y.comment+=`
`+A:y.comment=A,O.comment=O.comment.substring(A.length+1)}}if(!o&&!S&&!O.found){const A=v?e(s,v,O,i):t(s,O.end,S,null,O,i);c.items.push(A),f=A.range[2],ht(v)&&i(A.range,"BLOCK_IN_FLOW",ut)}else{s.atKey=!0;const A=O.end,y=k?e(s,k,O,i):t(s,A,w,null,O,i);ht(k)&&i(y.range,"BLOCK_IN_FLOW",ut),s.atKey=!1;const $=ce(S??[],{flow:a,indicator:"map-value-ind",next:v,offset:y.range[2],onError:i,parentIndent:n.indent,startOnNewline:!1});if($.found){if(!o&&!O.found&&s.options.strict){if(S)for(const C of S){if(C===$.found)break;if(C.type==="newline"){i(C,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}O.start<$.found.offset-1024&&i($.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else v&&("source"in v&&v.source?.[0]===":"?i(v,"MISSING_CHAR",`Missing space after : in ${a}`):i($.start,"MISSING_CHAR",`Missing , or : between ${a} items`));const Y=v?e(s,v,$,i):$.found?t(s,$.end,S,null,$,i):null;Y?ht(v)&&i(Y.range,"BLOCK_IN_FLOW",ut):$.comment&&(y.comment?y.comment+=`
`+$.comment:y.comment=$.comment);const X=new M(y,Y);if(s.options.keepSourceTokens&&(X.srcToken=b),o){const C=c;os(s,C.items,y)&&i(A,"DUPLICATE_KEY","Map keys must be unique"),C.items.push(X)}else{const C=new P(s.schema);C.flow=!0,C.items.push(X);const bt=(Y??y).range;C.range=[y.range[0],bt[1],bt[2]],c.items.push(C)}f=Y?Y.range[2]:$.end}}const u=o?"}":"]",[m,...g]=n.end;let h=f;if(m?.source===u)h=m.offset+m.source.length;else{const p=a[0].toUpperCase()+a.substring(1),b=d?`${p} must end with a ${u}`:`${p} in block collection must be sufficiently indented and end with a ${u}`;i(f,d?"MISSING_CHAR":"BAD_INDENT",b),m&&m.source.length!==1&&g.unshift(m)}if(g.length>0){const p=Se(g,h,s.options.strict,i);p.comment&&(c.comment?c.comment+=`
`+p.comment:c.comment=p.comment),c.range=[n.offset,h,p.offset]}else c.range=[n.offset,h,h];return c}function dt(e,t,s,n,i,r){const o=s.type==="block-map"?rn(e,t,s,n,r):s.type==="block-seq"?on(e,t,s,n,r):an(e,t,s,n,r),a=o.constructor;return i==="!"||i===a.tagName?(o.tag=a.tagName,o):(i&&(o.tag=i),o)}function ln(e,t,s,n,i){const r=n.tag,o=r?t.directives.tagName(r.source,u=>i(r,"TAG_RESOLVE_FAILED",u)):null;if(s.type==="block-seq"){const{anchor:u,newlineAfterProp:m}=n,g=u&&r?u.offset>r.offset?u:r:u??r;g&&(!m||m.offset<g.offset)&&i(g,"MISSING_CHAR","Missing newline after block sequence props")}const a=s.type==="block-map"?"map":s.type==="block-seq"?"seq":s.start.source==="{"?"map":"seq";if(!r||!o||o==="!"||o===P.tagName&&a==="map"||o===H.tagName&&a==="seq")return dt(e,t,s,i,o);let l=t.schema.tags.find(u=>u.tag===o&&u.collection===a);if(!l){const u=t.schema.knownTags[o];if(u?.collection===a)t.schema.tags.push(Object.assign({},u,{default:!1})),l=u;else return u?i(r,"BAD_COLLECTION_TYPE",`${u.tag} used for ${a} collection, but expects ${u.collection??"scalar"}`,!0):i(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${o}`,!0),dt(e,t,s,i,o)}const c=dt(e,t,s,i,o,l),d=l.resolve?.(c,u=>i(r,"TAG_RESOLVE_FAILED",u),t.options)??c,f=L(d)?d:new N(d);return f.range=c.range,f.tag=o,l?.format&&(f.format=l.format),f}function cn(e,t,s){const n=t.offset,i=fn(t,e.options.strict,s);if(!i)return{value:"",type:null,comment:"",range:[n,n,n]};const r=i.mode===">"?N.BLOCK_FOLDED:N.BLOCK_LITERAL,o=t.source?un(t.source):[];let a=o.length;for(let h=o.length-1;h>=0;--h){const p=o[h][1];if(p===""||p==="\r")a=h;else break}if(a===0){const h=i.chomp==="+"&&o.length>0?`
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
`}const g=n+i.length+t.source.length;return{value:f,type:r,comment:i.comment,range:[n,g,g]}}function fn({offset:e,props:t},s,n){if(t[0].type!=="block-scalar-header")return n(t[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:i}=t[0],r=i[0];let o=0,a="",l=-1;for(let u=1;u<i.length;++u){const m=i[u];if(!a&&(m==="-"||m==="+"))a=m;else{const g=Number(m);!o&&g?o=g:l===-1&&(l=e+u)}}l!==-1&&n(l,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${i}`);let c=!1,d="",f=i.length;for(let u=1;u<t.length;++u){const m=t[u];switch(m.type){case"space":c=!0;case"newline":f+=m.source.length;break;case"comment":s&&!c&&n(m,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),f+=m.source.length,d=m.source.substring(1);break;case"error":n(m,"UNEXPECTED_TOKEN",m.message),f+=m.source.length;break;default:{const g=`Unexpected token in block scalar header: ${m.type}`;n(m,"UNEXPECTED_TOKEN",g);const h=m.source;h&&typeof h=="string"&&(f+=h.length)}}}return{mode:r,indent:o,chomp:a,comment:d,length:f}}function un(e){const t=e.split(/\n( *)/),s=t[0],n=s.match(/^( *)/),r=[n?.[1]?[n[1],s.slice(n[1].length)]:["",s]];for(let o=1;o<t.length;o+=2)r.push([t[o],t[o+1]]);return r}function hn(e,t,s){const{offset:n,type:i,source:r,end:o}=e;let a,l;const c=(u,m,g)=>s(n+u,m,g);switch(i){case"scalar":a=N.PLAIN,l=dn(r,c);break;case"single-quoted-scalar":a=N.QUOTE_SINGLE,l=pn(r,c);break;case"double-quoted-scalar":a=N.QUOTE_DOUBLE,l=mn(r,c);break;default:return s(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${i}`),{value:"",type:null,comment:"",range:[n,n+r.length,n+r.length]}}const d=n+r.length,f=Se(o,d,t,s);return{value:l,type:a,comment:f.comment,range:[n,d,f.offset]}}function dn(e,t){let s="";switch(e[0]){case"	":s="a tab character";break;case",":s="flow indicator character ,";break;case"%":s="directive indicator character %";break;case"|":case">":{s=`block scalar indicator ${e[0]}`;break}case"@":case"`":{s=`reserved character ${e[0]}`;break}}return s&&t(0,"BAD_SCALAR_START",`Plain value cannot start with ${s}`),ls(e)}function pn(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),ls(e.slice(1,-1)).replace(/''/g,"'")}function ls(e){const t=/(.*?)\r?\n/sy;let s=t.exec(e);if(!s)return e;let n,i;try{n=new RegExp("(?<![ 	])[ 	]+$"),i=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{n=/[ \t]+$/,i=/^[ \t]+|[ \t]+$/g}let r=s[1].replace(n,""),o=" ",a=t.lastIndex;for(;s=t.exec(e);){const c=s[1].replace(i,"");c===""?o===`
`?r+=o:o=`
`:(r+=o+c,o=" "),a=t.lastIndex}const l=/[ \t]*(.*)/sy;return l.lastIndex=a,s=l.exec(e),r+o+(s?.[1]??"")}function mn(e,t){let s="";for(let n=1;n<e.length-1;++n){const i=e[n];if(!(i==="\r"&&e[n+1]===`
`))if(i===`
`){const{fold:r,offset:o}=gn(e,n);s+=r,n=o}else if(i==="\\"){let r=e[++n];const o=yn[r];if(o)s+=o;else if(r===`
`)for(r=e[n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="\r"&&e[n+1]===`
`)for(r=e[++n+1];r===" "||r==="	";)r=e[++n+1];else if(r==="x"||r==="u"||r==="U"){const a=r==="x"?2:r==="u"?4:8;s+=bn(e,n+1,a,t),n+=a}else{const a=e.substr(n-1,2);t(n-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),s+=a}}else if(i===" "||i==="	"){const r=n;let o=e[n+1];for(;o===" "||o==="	";)o=e[++n+1];o!==`
`&&!(o==="\r"&&e[n+2]===`
`)&&(s+=n>r?e.slice(r,n+1):i)}else s+=i}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),s}function gn(e,t){let s="",n=e[t+1];for(;(n===" "||n==="	"||n===`
`||n==="\r")&&!(n==="\r"&&e[t+2]!==`
`);)n===`
`&&(s+=`
`),t+=1,n=e[t+1];return s||(s=" "),{fold:s,offset:t}}var yn={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function bn(e,t,s,n){const i=e.substr(t,s),o=i.length===s&&/^[0-9a-fA-F]+$/.test(i)?parseInt(i,16):NaN;try{return String.fromCodePoint(o)}catch{const a=e.substr(t-2,s+2);return n(t-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function cs(e,t,s,n){const{value:i,type:r,comment:o,range:a}=t.type==="block-scalar"?cn(e,t,n):hn(t,e.options.strict,n),l=s?e.directives.tagName(s.source,f=>n(s,"TAG_RESOLVE_FAILED",f)):null;let c;e.options.stringKeys&&e.atKey?c=e.schema[R]:l?c=wn(e.schema,i,l,s,n):t.type==="scalar"?c=kn(e,i,t,n):c=e.schema[R];let d;try{const f=c.resolve(i,u=>n(s??t,"TAG_RESOLVE_FAILED",u),e.options);d=E(f)?f:new N(f)}catch(f){const u=f instanceof Error?f.message:String(f);n(s??t,"TAG_RESOLVE_FAILED",u),d=new N(i)}return d.range=a,d.source=i,r&&(d.type=r),l&&(d.tag=l),c.format&&(d.format=c.format),o&&(d.comment=o),d}function wn(e,t,s,n,i){if(s==="!")return e[R];const r=[];for(const a of e.tags)if(!a.collection&&a.tag===s)if(a.default&&a.test)r.push(a);else return a;for(const a of r)if(a.test?.test(t))return a;const o=e.knownTags[s];return o&&!o.collection?(e.tags.push(Object.assign({},o,{default:!1,test:void 0})),o):(i(n,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,s!=="tag:yaml.org,2002:str"),e[R])}function kn({atKey:e,directives:t,schema:s},n,i,r){const o=s.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(n))||s[R];if(s.compat){const a=s.compat.find(l=>l.default&&l.test?.test(n))??s[R];if(o.tag!==a.tag){const l=t.tagString(o.tag),c=t.tagString(a.tag),d=`Value may be parsed as either ${l} or ${c}`;r(i,"TAG_RESOLVE_FAILED",d,!0)}}return o}function Sn(e,t,s){if(t){s??(s=t.length);for(let n=s-1;n>=0;--n){let i=t[n];switch(i.type){case"space":case"comment":case"newline":e-=i.source.length;continue}for(i=t[++n];i?.type==="space";)e+=i.source.length,i=t[++n];break}}return e}var vn={composeNode:fs,composeEmptyNode:pt};function fs(e,t,s,n){const i=e.atKey,{spaceBefore:r,comment:o,anchor:a,tag:l}=s;let c,d=!0;switch(t.type){case"alias":c=Nn(e,t,n),(a||l)&&n(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":c=cs(e,t,l,n),a&&(c.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{c=ln(vn,e,t,s,n),a&&(c.anchor=a.source.substring(1))}catch(f){const u=f instanceof Error?f.message:String(f);n(t,"RESOURCE_EXHAUSTION",u)}break;default:{const f=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;n(t,"UNEXPECTED_TOKEN",f),d=!1}}return c??(c=pt(e,t.offset,void 0,null,s,n)),a&&c.anchor===""&&n(a,"BAD_ALIAS","Anchor cannot be an empty string"),i&&e.options.stringKeys&&(!E(c)||typeof c.value!="string"||c.tag&&c.tag!=="tag:yaml.org,2002:str")&&n(l??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),r&&(c.spaceBefore=!0),o&&(t.type==="scalar"&&t.source===""?c.comment=o:c.commentBefore=o),e.options.keepSourceTokens&&d&&(c.srcToken=t),c}function pt(e,t,s,n,{spaceBefore:i,comment:r,anchor:o,tag:a,end:l},c){const d={type:"scalar",offset:Sn(t,s,n),indent:-1,source:""},f=cs(e,d,a,c);return o&&(f.anchor=o.source.substring(1),f.anchor===""&&c(o,"BAD_ALIAS","Anchor cannot be an empty string")),i&&(f.spaceBefore=!0),r&&(f.comment=r,f.range[2]=l),f}function Nn({options:e},{offset:t,source:s,end:n},i){const r=new We(s.substring(1));r.source===""&&i(t,"BAD_ALIAS","Alias cannot be an empty string"),r.source.endsWith(":")&&i(t+s.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const o=t+s.length,a=Se(n,o,e.strict,i);return r.range=[t,o,a.offset],a.comment&&(r.comment=a.comment),r}function On(e,t,{offset:s,start:n,value:i,end:r},o){const a=Object.assign({_directives:t},e),l=new ns(void 0,a),c={atKey:!1,atRoot:!0,directives:l.directives,options:l.options,schema:l.schema},d=ce(n,{indicator:"doc-start",next:i??r?.[0],offset:s,onError:o,parentIndent:0,startOnNewline:!0});d.found&&(l.directives.docStart=!0,i&&(i.type==="block-map"||i.type==="block-seq")&&!d.hasNewline&&o(d.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),l.contents=i?fs(c,i,d,o):pt(c,d.end,n,null,d,o);const f=l.contents.range[2],u=Se(r,f,!1,o);return u.comment&&(l.comment=u.comment),l.range=[s,f,u.offset],l}function ve(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:t,source:s}=e;return[t,t+(typeof s=="string"?s.length:1)]}function us(e){let t="",s=!1,n=!1;for(let i=0;i<e.length;++i){const r=e[i];switch(r[0]){case"#":t+=(t===""?"":n?`

`:`
`)+(r.substring(1)||" "),s=!0,n=!1;break;case"%":e[i+1]?.[0]!=="#"&&(i+=1),s=!1;break;default:s||(n=!0),s=!1}}return{comment:t,afterEmptyLine:n}}var An=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,s,n,i)=>{const r=ve(t);i?this.warnings.push(new nn(r,s,n)):this.errors.push(new we(r,s,n))},this.directives=new se({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:n}=us(this.prelude);if(s){const i=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(n||e.directives.docStart||!i)e.commentBefore=s;else if(I(i)&&!i.flow&&i.items.length>0){let r=i.items[0];T(r)&&(r=r.key);const o=r.commentBefore;r.commentBefore=o?`${s}
${o}`:s}else{const r=i.commentBefore;i.commentBefore=r?`${s}
${r}`:s}}if(t){for(let i=0;i<this.errors.length;++i)e.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)e.warnings.push(this.warnings[i])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:us(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,t=!1,s=-1){for(const n of e)yield*this.next(n);yield*this.end(t,s)}*next(e){switch(e.type){case"directive":this.directives.add(e.source,(t,s,n)=>{const i=ve(e);i[0]+=t,this.onError(i,"BAD_DIRECTIVE",s,n)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=On(this.options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new we(ve(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const t=Se(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new we(ve(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),n=new ns(void 0,s);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),n.range=[0,t,t],this.decorate(n,!1),yield n}}},mt=Symbol("break visit"),En=Symbol("skip children"),hs=Symbol("remove item");function fe(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),ds(Object.freeze([]),e,t)}fe.BREAK=mt,fe.SKIP=En,fe.REMOVE=hs,fe.itemAtPath=(e,t)=>{let s=e;for(const[n,i]of t){const r=s?.[n];if(r&&"items"in r)s=r.items[i];else return}return s},fe.parentCollection=(e,t)=>{const s=fe.itemAtPath(e,t.slice(0,-1)),n=t[t.length-1][0],i=s?.[n];if(i&&"items"in i)return i;throw new Error("Parent collection not found")};function ds(e,t,s){let n=s(t,e);if(typeof n=="symbol")return n;for(const i of["key","value"]){const r=t[i];if(r&&"items"in r){for(let o=0;o<r.items.length;++o){const a=ds(Object.freeze(e.concat([[i,o]])),r.items[o],s);if(typeof a=="number")o=a-1;else{if(a===mt)return mt;a===hs&&(r.items.splice(o,1),o-=1)}}typeof n=="function"&&i==="key"&&(n=n(t,e))}}return typeof n=="function"?n(t,e):n}var ps="\uFEFF",ms="",gs="",gt="";function Tn(e){switch(e){case ps:return"byte-order-mark";case ms:return"doc-mode";case gs:return"flow-error-end";case gt:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function j(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var ys=new Set("0123456789ABCDEFabcdef"),In=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),Ue=new Set(",[]{}"),Ln=new Set(` ,[]{}
\r	`),yt=e=>!e||Ln.has(e),$n=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const n=this.buffer[s+e+1];if(n===`
`||!n&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&j(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===ps&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const n=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield ms,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&j(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!j(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&j(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(yt),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const n=this.getLine();if(n===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&n[0]!=="#"||s===0&&(n.startsWith("---")||n.startsWith("..."))&&j(n[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(n[0]==="]"||n[0]==="}")))return this.flowLevel=0,yield gs,yield*this.parseLineStart();let i=0;for(;n[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),n[i]){case void 0:return"flow";case"#":return yield*this.pushCount(n.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(yt),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(1);if(this.flowKey||j(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let n=s.indexOf(`
`,this.pos);if(n!==-1){for(;n!==-1;){const i=this.continueScalar(n+1);if(i===-1)break;n=s.indexOf(`
`,i)}n!==-1&&(t=n-(s[n-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>j(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let n=e+1;for(s=this.buffer[n];s===" ";)s=this.buffer[++n];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++n];e=n-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const o=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>o)e=i;else break}while(!0);return yield gt,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,n;for(;n=this.buffer[++s];)if(n===":"){const i=this.buffer[s+1];if(j(i)||e&&Ue.has(i))break;t=s}else if(j(n)){let i=this.buffer[s+1];if(n==="\r"&&(i===`
`?(s+=1,n=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&Ue.has(i))break;if(n===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&Ue.has(n))break;t=s}return!n&&!this.atEnd?this.setNext("plain-scalar"):(yield gt,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(yt),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(j(s)||t&&Ue.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!j(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(In.has(t))t=this.buffer[++e];else if(t==="%"&&ys.has(this.buffer[e+1])&&ys.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const n=t-this.pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=t),n}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}},Cn=class{constructor(){this.lineStarts=[],this.addNewLine=e=>this.lineStarts.push(e),this.linePos=e=>{let t=0,s=this.lineStarts.length;for(;t<s;){const i=t+s>>1;this.lineStarts[i]<e?t=i+1:s=i}if(this.lineStarts[t]===e)return{line:t+1,col:1};if(t===0)return{line:0,col:e};const n=this.lineStarts[t-1];return{line:t,col:e-n+1}}}};function G(e,t){for(let s=0;s<e.length;++s)if(e[s].type===t)return!0;return!1}function bs(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"space":case"comment":case"newline":break;default:return t}return-1}function ws(e){switch(e?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function Fe(e){switch(e.type){case"document":return e.start;case"block-map":{const t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:return[]}}function ue(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function Ve(e,t){if(t.length<1e5)Array.prototype.push.apply(e,t);else for(let s=0;s<t.length;++s)e.push(t[s])}function ks(e){if(e.start.type==="flow-seq-start")for(const t of e.items)t.sep&&!t.value&&!G(t.start,"explicit-key-ind")&&!G(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,ws(t.value)?t.value.end?Ve(t.value.end,t.sep):t.value.end=t.sep:Ve(t.start,t.sep),delete t.sep)}var _n=class{constructor(e){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new $n,this.onNewLine=e}*parse(e,t=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(e,t))yield*this.next(s);t||(yield*this.end())}*next(e){if(this.source=e,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=e.length;return}const t=Tn(e);if(t)if(t==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=t,yield*this.step(),t){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+e.length);break;case"space":this.atNewLine&&e[0]===" "&&(this.indent+=e.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=e.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=e.length}else{const s=`Not a YAML token: ${e}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:e}),this.offset+=e.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const e=this.peek(1);if(this.type==="doc-end"&&e?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!e)return yield*this.stream();switch(e.type){case"document":return yield*this.document(e);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(e);case"block-scalar":return yield*this.blockScalar(e);case"block-map":return yield*this.blockMap(e);case"block-seq":return yield*this.blockSequence(e);case"flow-collection":return yield*this.flowCollection(e);case"doc-end":return yield*this.documentEnd(e)}yield*this.pop()}peek(e){return this.stack[this.stack.length-e]}*pop(e){const t=e??this.stack.pop();if(!t)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield t;else{const s=this.peek(1);switch(t.type==="block-scalar"?t.indent="indent"in s?s.indent:0:t.type==="flow-collection"&&s.type==="document"&&(t.indent=0),t.type==="flow-collection"&&ks(t),s.type){case"document":s.value=t;break;case"block-scalar":s.props.push(t);break;case"block-map":{const n=s.items[s.items.length-1];if(n.value){s.items.push({start:[],key:t,sep:[]}),this.onKeyLine=!0;return}else if(n.sep)n.value=t;else{Object.assign(n,{key:t,sep:[]}),this.onKeyLine=!n.explicitKey;return}break}case"block-seq":{const n=s.items[s.items.length-1];n.value?s.items.push({start:[],value:t}):n.value=t;break}case"flow-collection":{const n=s.items[s.items.length-1];!n||n.value?s.items.push({start:[],key:t,sep:[]}):n.sep?n.value=t:Object.assign(n,{key:t,sep:[]});return}default:yield*this.pop(),yield*this.pop(t)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(t.type==="block-map"||t.type==="block-seq")){const n=t.items[t.items.length-1];n&&!n.sep&&!n.value&&n.start.length>0&&bs(n.start)===-1&&(t.indent===0||n.start.every(i=>i.type!=="comment"||i.indent<t.indent))&&(s.type==="document"?s.end=n.start:s.items.push({start:n.start}),t.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const e={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&e.start.push(this.sourceToken),this.stack.push(e);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(e){if(e.value)return yield*this.lineEnd(e);switch(this.type){case"doc-start":{bs(e.start)!==-1?(yield*this.pop(),yield*this.step()):e.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":e.start.push(this.sourceToken);return}const t=this.startBlockValue(e);t?this.stack.push(t):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(e){if(this.type==="map-value-ind"){const t=Fe(this.peek(2)),s=ue(t);let n;e.end?(n=e.end,n.push(this.sourceToken),delete e.end):n=[this.sourceToken];const i={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:s,key:e,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=i}else yield*this.lineEnd(e)}*blockScalar(e){switch(this.type){case"space":case"comment":case"newline":e.props.push(this.sourceToken);return;case"scalar":if(e.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else if(t.sep)t.sep.push(this.sourceToken);else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return}if(this.indent>=e.indent){const s=!this.onKeyLine&&this.indent===e.indent,n=s&&(t.sep||t.explicitKey)&&this.type!=="seq-item-ind";let i=[];if(n&&t.sep&&!t.value){const r=[];for(let o=0;o<t.sep.length;++o){const a=t.sep[o];switch(a.type){case"newline":r.push(o);break;case"space":break;case"comment":a.indent>e.indent&&(r.length=0);break;default:r.length=0}}r.length>=2&&(i=t.sep.splice(r[1]))}switch(this.type){case"anchor":case"tag":n||t.value?(i.push(this.sourceToken),e.items.push({start:i}),this.onKeyLine=!0):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"explicit-key-ind":!t.sep&&!t.explicitKey?(t.start.push(this.sourceToken),t.explicitKey=!0):n||t.value?(i.push(this.sourceToken),e.items.push({start:i,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(t.explicitKey)if(t.sep)if(t.value)e.items.push({start:[],key:null,sep:[this.sourceToken]});else if(G(t.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,sep:[this.sourceToken]}]});else if(ws(t.key)&&!G(t.sep,"newline")){const r=ue(t.start),o=t.key,a=t.sep;a.push(this.sourceToken),delete t.key,delete t.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:o,sep:a}]})}else i.length>0?t.sep=t.sep.concat(i,this.sourceToken):t.sep.push(this.sourceToken);else if(G(t.start,"newline"))Object.assign(t,{key:null,sep:[this.sourceToken]});else{const r=ue(t.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]})}else t.sep?t.value||n?e.items.push({start:i,key:null,sep:[this.sourceToken]}):G(t.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const r=this.flowScalar(this.type);n||t.value?(e.items.push({start:i,key:r,sep:[]}),this.onKeyLine=!0):t.sep?this.stack.push(r):(Object.assign(t,{key:r,sep:[]}),this.onKeyLine=!0);return}default:{const r=this.startBlockValue(e);if(r){if(r.type==="block-seq"){if(!t.explicitKey&&t.sep&&!G(t.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&e.items.push({start:i});this.stack.push(r);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(e){const t=e.items[e.items.length-1];switch(this.type){case"newline":if(t.value){const s="end"in t.value?t.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):e.items.push({start:[this.sourceToken]})}else t.start.push(this.sourceToken);return;case"space":case"comment":if(t.value)e.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(t.start,e.indent)){const n=e.items[e.items.length-2]?.value?.end;if(Array.isArray(n)){Ve(n,t.start),n.push(this.sourceToken),e.items.pop();return}}t.start.push(this.sourceToken)}return;case"anchor":case"tag":if(t.value||this.indent<=e.indent)break;t.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==e.indent)break;t.value||G(t.start,"seq-item-ind")?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return}if(this.indent>e.indent){const s=this.startBlockValue(e);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(e){const t=e.items[e.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(e.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!t||t.sep?e.items.push({start:[this.sourceToken]}):t.start.push(this.sourceToken);return;case"map-value-ind":!t||t.value?e.items.push({start:[],key:null,sep:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):Object.assign(t,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!t||t.value?e.items.push({start:[this.sourceToken]}):t.sep?t.sep.push(this.sourceToken):t.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);!t||t.value?e.items.push({start:[],key:n,sep:[]}):t.sep?this.stack.push(n):Object.assign(t,{key:n,sep:[]});return}case"flow-map-end":case"flow-seq-end":e.end.push(this.sourceToken);return}const s=this.startBlockValue(e);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===e.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const n=Fe(s),i=ue(n);ks(e);const r=e.end.splice(1,e.end.length);r.push(this.sourceToken);const o={type:"block-map",offset:e.offset,indent:e.indent,items:[{start:i,key:e,sep:r}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(e)}}flowScalar(e){if(this.onNewLine){let t=this.source.indexOf(`
`)+1;for(;t!==0;)this.onNewLine(this.offset+t),t=this.source.indexOf(`
`,t)+1}return{type:e,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(e){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const t=Fe(e),s=ue(t);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(e,t){return this.type!=="comment"||this.indent<=t?!1:e.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(e){this.type!=="doc-mode"&&(e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(e){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:e.end?e.end.push(this.sourceToken):e.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function Mn(e){const t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Cn||null,prettyErrors:t}}function Bn(e,t={}){const{lineCounter:s,prettyErrors:n}=Mn(t),i=new _n(s?.addNewLine),r=new An(t);let o=null;for(const a of r.compose(i.parse(e),!0,e.length))if(!o)o=a;else if(o.options.logLevel!=="silent"){o.errors.push(new we(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return n&&s&&(o.errors.forEach(rs(e,s)),o.warnings.forEach(rs(e,s))),o}function Kn(e,t,s){let n;typeof t=="function"?n=t:s===void 0&&t&&typeof t=="object"&&(s=t);const i=Bn(e,s);if(!i)return null;if(i.warnings.forEach(r=>Mt(i.options.logLevel,r)),i.errors.length>0){if(i.options.logLevel!=="silent")throw i.errors[0];i.errors=[]}return i.toJS(Object.assign({reviver:n},s))}function Pn(e){const t=Kn(e,{maxAliasCount:50,schema:"core",logLevel:"error",prettyErrors:!1});if(!Es(t))throw Object.assign(new Error("yaml"),{code:"not a mapping"});return t};return {parseYamlRecord: Pn};
|*/
/*| part shared/12
const {
  excerptLine
} = await loadPart("shared/14");

// src/core/redact.ts
var REDACTED = "[redacted]";
var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)";
var ALONE = "(?<![A-Za-z0-9_-])";
var PATTERNS = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, "g"),
  new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, "g"),
  new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, "g"),
  new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, "g"),
  /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
  new RegExp(
    `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
    "g"
  ),
  new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, "g"),
  new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, "g"),
  /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
  /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
  /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
  /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
  new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi"),
  new RegExp(
    `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
    "gi"
  )
];
function redactText(text) {
  let out = text;
  for (const pattern of PATTERNS) {
    out = out.replace(
      pattern,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  return out;
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const safe = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === "string" && !isWord(value) ? redactText(excerptLine(value, 2e3)) : value
  ]);
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...Object.fromEntries(safe) })}
`;
}
function isWord(value) {
  return value.length <= 12 && /^[a-z]+$/.test(value);
}

;return {redactText,
  serializeEvent};
|*/
/*| part shared/14
// src/core/text.ts
function cleanText(text) {
  return text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
function excerpt(text, maxChars) {
  const clean = cleanText(text).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text, maxChars) {
  return excerpt(cleanText(text).replace(/\s+/g, " "), maxChars);
}

;return {cleanText,
  excerptLine};
|*/
/*| part shared/15
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
} = (await loadPart("answers/pre-tool-use")).shared1;

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    try {
      mkdirSync(path);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const stat = lstatSync(path);
      if (!stat.isDirectory()) throw unsafePath(path, stat.isSymbolicLink() ? "a symlink" : "not a folder");
    }
  }
  return path;
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
function withLock(folder, change) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + LOCK_WAIT_MS;
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
/*| part shared/4
// src/core/config/glob-bounds.ts
var FEW_WILDCARDS = /^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/;
function isSafeGlob(text) {
  if (text === "" || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false;
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false;
  return FEW_WILDCARDS.test(text);
}

;return {isSafeGlob};
|*/
/*| part shared/8
const {
  isRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared13;

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
/*| part steps/judge-layers
const {
  findResultingText
} = await loadPart("shared/8");
const {
  compileGlobs
} = (await loadPart("answers/pre-tool-use")).shared6;
const {
  describePath,
  normalizePath
} = (await loadPart("answers/pre-tool-use")).shared7;
const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared10;
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared1;



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
  isInside
} = (await loadPart("answers/pre-tool-use")).shared7;
const {
  existsSync,
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared1;


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

// src/core/evaluator/entries.ts
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
var KEY = /^\s*(?:[-*+]\s+)?(?:\[[ xX]\]\s+)?([A-Za-z][A-Za-z ]{0,30}):\s*(.*)$/;
function findEntries(text, kind) {
  const entries = [];
  let isOpen = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = plain(raw);
    const starts = new RegExp(`^\\s{0,3}[-*+]\\s+(?:\\[[ xX]\\]\\s+)?${kind}:`, "i").test(line);
    if (starts) entries.push({ kind, line: index + 1, fields: {}, text: "" });
    else if (/^#/.test(line) || /^[-*+]\s/.test(line) || line.trim() === "" && !isOpen) isOpen = false;
    if (!starts && !isOpen) continue;
    isOpen = true;
    const entry = entries.at(-1);
    if (entry === void 0) continue;
    entry.text += `${line}
`;
    for (const part of line.split(/\s*[;|]\s+(?=[A-Za-z][A-Za-z ]{0,30}:)/)) {
      const [, key, value] = KEY.exec(part) ?? [];
      if (key !== void 0 && value !== void 0) entry.fields[key.trim().toLowerCase()] ??= value.trim();
    }
  }
  return entries;
}
var ID = /\b[A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?\b/g;
function findIds(text) {
  return [...new Set(text.match(ID) ?? [])];
}
function findLeadingId(text) {
  return /^\s*[[(]?([A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?)\b/.exec(plain(text))?.[1] ?? null;
}

// src/core/evaluator/check-tasks.ts
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
    ...checkField(document, task, ["task"], null),
    ...checkField(document, task, ["status"], STATUSES),
    ...checkField(document, task, ["owner", "role", "owner role"], null),
    ...checkField(document, task, ["acceptance", "acceptance criteria"], null)
  ]);
  const ids = tasks.flatMap((task) => {
    const id = findLeadingId(task.fields.task ?? "");
    return id === null ? [] : [{ id, line: task.line }];
  });
  const known = new Set([...ids, ...requirements].map(({ id }) => id));
  const dangling = tasks.flatMap(
    (task) => ["covers", "requirements", "requirement", "depends", "depends on", "after", "implements"].flatMap(
      (key) => findIds(task.fields[key] ?? "").filter((id) => !known.has(id)).map(
        (id) => ({
          document,
          line: task.line,
          rule: "unresolved-reference",
          text: `${key} names ${id}, which is neither a requirement nor a task`
        })
      )
    )
  );
  const covered = new Set(tasks.flatMap(({ text }) => findIds(text)));
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
  const value = keys.map((key2) => entry.fields[key2]).find((found) => found !== void 0 && found !== "");
  const [key = ""] = keys;
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  if (value === void 0)
    return [{ document, line: entry.line, rule: "missing-field", text: `the ${entry.kind} has no ${name}` }];
  const word = value.toLowerCase().replace(/[.,;(].*$/, "").trim();
  if (values === null || values.includes(word)) return [];
  return [
    {
      document,
      line: entry.line,
      rule: "bad-value",
      text: `${name} "${value.slice(0, 60)}" is not one of ${values.join(", ")}`
    }
  ];
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
var SEVERITIES = ["low", "medium", "high", "critical"];
var SPEC_SECTIONS = [/goal|objective|purpose|overview/i, /requirement/i, /acceptance|success|done/i];
var SPEC_NAMES = ["Goal", "Requirements", "Acceptance"];
function evaluatePlan(track, exists) {
  const findings = [];
  if (track.spec === null) findings.push(missing("SPEC.md"));
  if (track.plan === null) findings.push(missing("PLAN.md"));
  const requirements = findRequirements(track.spec ?? "");
  const tasks = findEntries(track.plan ?? "", "task");
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
  const found = places.flatMap(([document, text]) => findEntries(text, "risk").map((entry) => ({ document, entry })));
  if (found.length === 0 && plan !== null) {
    const text = 'there is no risk (a bullet "Risk: ..." with Severity), neither here nor in RISKS.md';
    const saysNone = findSections(plan).some(
      ({ title, lines }) => /risk/i.test(title) && /\bnone\b/i.test(lines.join(" "))
    );
    return saysNone ? [] : [{ document: "PLAN.md", line: 0, rule: "missing-section", text }];
  }
  return found.flatMap(({ document, entry }) => checkField(document, entry, ["severity"], SEVERITIES));
}

// src/io/project-files.ts
function hasProjectFile(projectDir, path) {
  return existsSync(`${projectDir}/${path}`);
}

// src/steps/evaluate-track.ts
var MAX_DOCUMENT_BYTES = 2 << 20;
function evaluateTrack(projectDir) {
  const pointer = readTextFile(`${projectDir}/docs/tracks/ACTIVE_TRACK`, 4096);
  if ("error" in pointer) return null;
  const trackId = pointer.text.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/.test(trackId)) return null;
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
} = await loadPart("shared/8");
const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared10;
const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared1;
const {
  isRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared13;


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
  findMcpServer,
  findSimilarTool,
  isCoreTool
} = (await loadPart("answers/pre-tool-use")).shared11;
const {
  RENAMED_TOOLS,
  currentName
} = (await loadPart("answers/pre-tool-use")).shared10;
const {
  readTextFile,
  readdirSync
} = (await loadPart("answers/pre-tool-use")).shared1;
const {
  isRecord,
  parseJsonRecord,
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared13;


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
/*| part steps/protect-self
const {
  findResultingText
} = await loadPart("shared/8");
const {
  findProtectedPlaces,
  judgeSelfProtection
} = (await loadPart("answers/pre-tool-use")).shared9;

const {
  findFilePath
} = (await loadPart("answers/pre-tool-use")).shared10;


const {
  readTextFile
} = (await loadPart("answers/pre-tool-use")).shared1;



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
  isSafeName,
  readSessionState,
  serializeSessionState
} = (await loadPart("answers/pre-tool-use")).shared5;
const {
  findGitRoot
} = (await loadPart("answers/pre-tool-use")).shared17;

const {
  serializeEvent
} = await loadPart("shared/12");
const {
  readClock
} = (await loadPart("answers/pre-tool-use")).shared16;
const {
  excerptLine
} = await loadPart("shared/14");
const {
  appendState,
  openStateFolder,
  replaceFile,
  withLock
} = await loadPart("shared/15");
const {
  errorCode,
  lstatSync,
  readTextFile,
  readdirSync
} = (await loadPart("answers/pre-tool-use")).shared1;
const {
  stringOf
} = (await loadPart("answers/pre-tool-use")).shared13;


// src/io/transcript-tail.ts
var FIRST_READ = 16 << 10;
var LARGEST_READ = 4 << 20;
var MAX_TAIL_BYTES = 16 << 20;

// src/io/journal-store.ts
function appendEvents(projectDir, sessionId, events) {
  const at = readClock().toISOString();
  appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
}

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

// builtin:node:child_process
var module = builtin("node:child_process");
var pick = (name) => module[name];
var execFileSync = /* @__PURE__ *@/ pick("execFileSync");

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
;return {prepareAftermath,
  recordJudgement};
|*/
