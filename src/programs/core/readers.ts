/** Programs that write nothing, whatever their arguments are. */
const READERS = ` ${[
  'grep egrep fgrep ag ack wc type whereis stat du df ps pgrep top htop free uptime whoami who w id groups',
  'uname hostname nproc lscpu lsblk lsof netstat ss ifconfig ping dig nslookup host realpath readlink cut paste join',
  'tr nl rev fold fmt expand unexpand cmp comm diff diff3 colordiff md5sum sha1sum sha224sum sha256sum sha384sum sha512sum',
  'b2sum cksum sum md5 shasum sleep wait jobs fg bg kill killall pkill true false yes help info',
  'whatis apropos printenv locale getconf tty stty tput clear reset zless zcat bzcat xzcat zgrep zdiff strings',
  'od hexdump hd file gron bc dc expr factor numfmt cal ncal look tsort ptx getopt tldr bat eza exa lsd delta',
  'nm objdump readelf ldd size addr2line c++filt cloc tokei shellcheck hadolint yamllint actionlint sysctl dmesg',
  'journalctl return break continue ulimit umask times disown suspend logout compopt bind caller',
  'dirs [[ pwdx pstree vmstat iostat mpstat sar lsmod lspci lsusb',
].join(' ')} `

export const isReader = (name: string): boolean => !/\s/.test(name) && READERS.includes(` ${name} `)

/** Looked at first: compiling the pattern costs more than the whole rest of a small command. */
const SETUP_TOOLS =
  ' ssh-agent direnv pyenv rbenv nodenv goenv jenv brew fnm zoxide starship atuin mise opam conda minikube dircolors kubectl helm gh docker npm poetry uv rustup pip '

const SETUPS =
  /^(?:ssh-agent(?: -s)?|direnv hook \w+|(?:pyenv|rbenv|nodenv|goenv|jenv) init(?: [\w-]+)*|brew shellenv|fnm env(?: [\w-]+)*|(?:zoxide|starship|atuin) init \w+|mise activate \w+|opam env|conda shell\.\w+ hook|minikube docker-env|dircolors(?: -b)?|(?:kubectl|helm|gh|docker|npm|poetry|uv|rustup|pip) completions?(?: [\w-]+)*)$/

/** Installed tools that print settings for the shell to take over: `eval "$(ssh-agent -s)"` in a profile is no riddle. */
export const isSetup = (words: readonly string[]): boolean =>
  words.length < 6 && SETUP_TOOLS.includes(` ${words[0]} `) && SETUPS.test(words.join(' '))
